/** The five sounds of the hall, made of a little noise and a few sine waves; no file is loaded. */

export type Sound = "wood" | "paper" | "dice" | "coin" | "bell";

/** Noise through a narrow window: how soft wood and paper sound. */
function rustle(context: BaseAudioContext, out: AudioNode, at: number, pitch: number, width: number, length: number, loud: number): void {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < frames; n++) samples[n] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const window = context.createBiquadFilter();
  window.type = "bandpass";
  window.frequency.value = pitch;
  window.Q.value = width;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + length * 0.12);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(window).connect(gain).connect(out);
  source.start(at);
  source.stop(at + length);
}

/** A tone that rings out. */
function ring(context: BaseAudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number, fall = 1): void {
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  if (fall !== 1) tone.frequency.exponentialRampToValueAtTime(pitch * fall, at + length * 0.6);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

export const VOICES: Record<Sound, (context: BaseAudioContext, out: AudioNode, at: number) => void> = {
  wood(context, out, at) {
    ring(context, out, at, 190, 0.12, 0.5, 0.6);
    rustle(context, out, at, 900, 1.2, 0.06, 0.35);
  },
  paper(context, out, at) {
    rustle(context, out, at, 3200, 0.7, 0.16, 0.28);
    rustle(context, out, at + 0.05, 5200, 0.9, 0.12, 0.14);
  },
  dice(context, out, at) {
    for (const [late, pitch] of [[0, 1500], [0.09, 1900], [0.17, 1350], [0.28, 1700], [0.36, 1200]] as const) {
      rustle(context, out, at + late, pitch, 2.4, 0.05, 0.55 - late * 0.8);
      ring(context, out, at + late, pitch / 4, 0.05, 0.14);
    }
  },
  coin(context, out, at) {
    ring(context, out, at, 2093, 0.35, 0.16);
    ring(context, out, at + 0.01, 3140, 0.28, 0.1);
    ring(context, out, at + 0.09, 2637, 0.45, 0.13);
  },
  bell(context, out, at) {
    ring(context, out, at, 294, 1.6, 0.34);
    ring(context, out, at, 588, 1.1, 0.13);
    ring(context, out, at, 811, 0.7, 0.06);
  },
};
