import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Sounds } from "./sounds";
import { VOICES, type Sound } from "./voices";

/** Stands for any node and parameter of WebAudio, and counts what is started. */
class FakeContext {
  currentTime = 0;
  sampleRate = 1000;
  state = "running";
  destination = {};
  started = 0;
  out: { gain: { value: number } } | undefined;

  #node(): Record<string, unknown> {
    const value = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const node: Record<string, unknown> = { gain: value, frequency: value, Q: value, stop: vi.fn(), start: () => void this.started++ };
    node.connect = (next: unknown) => next;
    return node;
  }
  createGain(): unknown {
    const node = this.#node();
    this.out ??= node as { gain: { value: number } };
    return node;
  }
  createOscillator(): unknown {
    return this.#node();
  }
  createBiquadFilter(): unknown {
    return this.#node();
  }
  createBufferSource(): unknown {
    return this.#node();
  }
  createBuffer(_: number, frames: number): unknown {
    return { getChannelData: () => new Float32Array(frames) };
  }
}

describe("the sounds", () => {
  let context: FakeContext;
  let sounds: Sounds;
  const touch = () => window.dispatchEvent(new Event("pointerdown"));

  beforeEach(() => {
    context = new FakeContext();
    sounds = new Sounds(() => context as unknown as AudioContext);
  });
  afterEach(() => {
    settings.sound = true;
    settings.volume = 0.5;
  });

  it("are silent before the first gesture", () => {
    sounds.play("bell");
    expect(context.started).toBe(0);
    touch();
    sounds.play("bell");
    expect(context.started).toBeGreaterThan(0);
  });

  it("can be switched off and made softer", () => {
    touch();
    settings.volume = 0.2;
    sounds.play("coin");
    expect(context.out!.gain.value).toBeCloseTo(0.04);
    const before = context.started;
    settings.sound = false;
    sounds.play("paper");
    settings.sound = true;
    settings.volume = 0;
    sounds.play("paper");
    expect(context.started).toBe(before);
  });

  it("do not pile up", () => {
    touch();
    sounds.play("paper");
    const once = context.started;
    sounds.play("paper");
    expect(context.started).toBe(once);
    context.currentTime = 1;
    sounds.play("paper");
    expect(context.started).toBe(once * 2);
  });

  it("each have a voice", () => {
    touch();
    for (const sound of Object.keys(VOICES) as Sound[]) {
      const before = context.started;
      sounds.play(sound);
      expect(context.started).toBeGreaterThan(before);
    }
  });

  it("never trouble a device that has none", () => {
    const mute = new Sounds(() => {
      throw new Error("no sound here");
    });
    touch();
    expect(() => mute.play("wood")).not.toThrow();
  });
});
