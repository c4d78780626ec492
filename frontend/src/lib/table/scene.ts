/** What a painted card picture is made of: a sky, a backdrop, and one silhouette before it. */
export type Backdrop = "pines" | "hills" | "cave" | "swamp" | "rays" | "peaks" | "magic";

export interface Picture {
  /** The drawing's SVG body, 512 × 512. */
  icon: string;
  backdrop: Backdrop;
  /** Sky from top to bottom. */
  sky: readonly [string, string];
  /** Fill of the silhouette from top to bottom. */
  ink: readonly [string, string];
  /** The outline around it. */
  edge?: string;
  /** Mirror the drawing. */
  flip?: boolean;
  /** Size of the drawing, 1 = 72 of 100 units. */
  scale?: number;
}

/** A small generator of numbers, so that every card has its own trees, and always the same ones. */
export function scatter(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

function pine(x: number, base: number, height: number): string {
  const width = height * 0.36;
  let path = "";
  for (const [top, bottom, part] of [[0, 0.45, 0.55], [0.25, 0.72, 0.8], [0.5, 1, 1]] as const) {
    const y = base - height;
    const half = (width * part) / 2;
    path += `M${x} ${y + height * top}L${x + half} ${y + height * bottom}L${x - half} ${y + height * bottom}Z`;
  }
  return path;
}

function ridge(random: () => number, level: number, rough: number, steps: number): string {
  let path = `M0 100L0 ${level}`;
  for (let step = 0; step < steps; step++) {
    const x = (100 * (step + 0.5)) / steps;
    const next = (100 * (step + 1)) / steps;
    path += `Q${x} ${level + (random() - 0.6) * rough * 2} ${next} ${level + (random() - 0.5) * rough}`;
  }
  return `${path}L100 100Z`;
}

function peaks(random: () => number, level: number): string {
  let path = `M0 100L0 ${level}`;
  for (let x = 0; x < 100; x += 20) {
    path += `L${x + 9 + random() * 4} ${level - 14 - random() * 18}L${x + 20} ${level - 2 + random() * 6}`;
  }
  return `${path}L100 100Z`;
}

/** The backdrop as three layers, far to near. */
export function layers(seed: string, backdrop: Backdrop): [string, string, string] {
  const random = scatter(seed);
  if (backdrop === "pines") {
    const row = (base: number, height: number, count: number) =>
      Array.from({ length: count }, (_, i) => pine((100 * (i + random())) / count, base, height * (0.7 + random() * 0.6))).join("");
    return [row(84, 44, 9), row(96, 34, 7), ridge(random, 88, 7, 3)];
  }
  if (backdrop === "peaks") return [peaks(random, 62), peaks(random, 82), ridge(random, 90, 6, 3)];
  if (backdrop === "cave") {
    let roof = "M0 0";
    for (let x = 0; x < 100; x += 10) roof += `L${x + 5} ${10 + random() * 26}L${x + 10} ${4 + random() * 8}`;
    return [`${roof}L100 0Z`, ridge(random, 80, 10, 5), ridge(random, 90, 6, 4)];
  }
  if (backdrop === "swamp") {
    let reeds = "";
    for (let i = 0; i < 16; i++) {
      const x = random() * 100;
      const lean = (random() - 0.5) * 10;
      reeds += `M${x} 100Q${x} 80 ${x + lean} ${62 + random() * 18}Q${x + 2} 80 ${x + 2.2} 100Z`;
    }
    return [ridge(random, 66, 8, 3), reeds, ridge(random, 90, 5, 5)];
  }
  if (backdrop === "rays" || backdrop === "magic") {
    let rays = "";
    const count = backdrop === "rays" ? 12 : 9;
    for (let i = 0; i < count; i++) {
      const at = (Math.PI * 2 * (i + random() * 0.4)) / count;
      const wide = backdrop === "rays" ? 0.13 : 0.09;
      rays += `M50 48L${50 + 90 * Math.cos(at - wide)} ${48 + 90 * Math.sin(at - wide)}L${50 + 90 * Math.cos(at + wide)} ${48 + 90 * Math.sin(at + wide)}Z`;
    }
    return [rays, "", ""];
  }
  return [ridge(random, 62, 12, 3), ridge(random, 76, 10, 3), ridge(random, 88, 6, 3)];
}

/** Small lights in the picture: stars, fireflies or sparks. */
export function lights(seed: string): { x: number; y: number; r: number }[] {
  const random = scatter(`${seed} lights`);
  return Array.from({ length: 9 }, () => ({ x: random() * 100, y: random() * 74, r: 0.5 + random() * 0.9 }));
}
