import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { nearest, neighbour, quartersOf, turned } from "./plane";

describe("the plane of the lair", () => {
  it("turns arrows to the right", () => {
    expect(turned("NE", 0)).toBe("NE");
    expect(turned("NE", 1)).toBe("ES");
    expect(turned("NE", 3)).toBe("NW");
    expect(turned("NES", 1)).toBe("ESW");
    expect(turned("NS", 2)).toBe("NS");
    expect(quartersOf("NE", "SW")).toBe(2);
  });

  it("takes the next way that is allowed", () => {
    expect(nearest(["SW", "NW"], "NE", 0)).toBe("SW");
    expect(nearest(["SW", "NW"], "NE", 3)).toBe("NW");
    expect(nearest(["N"], "E", 0)).toBe("N");
  });

  it("finds the neighbour that somebody means, over gaps too", () => {
    const cells = [{ x: 0, y: 0 }, { x: 3, y: 0 }, { x: 1, y: 1 }, { x: 0, y: -2 }];
    expect(neighbour(cells[0]!, "E", cells)).toEqual({ x: 3, y: 0 });
    expect(neighbour(cells[0]!, "S", cells)).toEqual({ x: 1, y: 1 });
    expect(neighbour(cells[0]!, "N", cells)).toEqual({ x: 0, y: -2 });
    expect(neighbour(cells[0]!, "W", cells)).toBeUndefined();
  });
});

describe("the camera", () => {
  const row = Array.from({ length: 30 }, (_, x) => ({ x, y: 0 }));
  const over = (cells: { x: number; y: number }[], focus = cells[0]!) => {
    const camera = new Camera(() => cells, () => focus);
    [camera.wide, camera.high] = [854, 446];
    return camera;
  };

  it("shows the whole lair while it fits, in the middle", () => {
    const cells = row.slice(0, 5);
    const camera = over(cells);
    expect(cells.every((cell) => camera.sees(cell))).toBe(true);
    expect(camera.middle.x).toBe(2 * 108);
  });

  it("never makes chambers too small to hit, and shows what matters then", () => {
    const camera = over(row, row[20]);
    expect(camera.scale * 108).toBeGreaterThanOrEqual(44);
    expect(camera.sees(row[20]!)).toBe(true);
    expect(camera.sees(row[0]!)).toBe(false);
  });

  it("stays where it was put until it is centred again", () => {
    const camera = over(row.slice(0, 5));
    const before = camera.middle.x;
    camera.pan(-200, 0);
    expect(camera.auto).toBe(false);
    expect(camera.middle.x).toBeGreaterThan(before);
    camera.centre();
    expect(camera.middle.x).toBe(before);
  });

  it("zooms around the point under the pointer, and only so far", () => {
    const camera = over(row.slice(0, 5));
    const at = (x: number) => camera.middle.x + (x - camera.width / 2) / camera.scale;
    const before = at(100);
    camera.zoom(1.5, 100, 80);
    expect(at(100)).toBeCloseTo(before);
    for (let n = 0; n < 30; n++) camera.zoom(2);
    expect(camera.chamber).toBeLessThan(300);
    for (let n = 0; n < 30; n++) camera.zoom(0.5);
    expect(camera.chamber).toBeGreaterThan(20);
  });

  it("brings a place into the window when a key walks there", () => {
    const camera = over(row);
    camera.show(row[29]!);
    expect(camera.sees(row[29]!)).toBe(true);
  });
});
