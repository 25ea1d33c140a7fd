import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planVariant } from '#domain/media/variant.ts';
import { cropPasses } from './crop-passes.ts';
import type { Pass } from './crop-passes.ts';

type Box = { x: number; y: number; width: number; height: number };

const whole = { width: 1200, height: 800, x: 0, y: 0 };
const plan = (region: Box, width: number, height: number) => ({
  region,
  width,
  height,
  quality: 75,
});

describe('Cutting by scalings', () => {
  it('scales a whole picture once', () => {
    expect(cropPasses(whole, plan(whole, 600, 400))).toEqual([
      { width: 600, height: 400, gravity: 'center' },
    ]);
  });

  it('cuts a middle part at once', () => {
    const region = { width: 800, height: 800, x: 200, y: 0 };
    expect(cropPasses(whole, plan(region, 400, 400))).toEqual([
      { width: 400, height: 400, gravity: 'center' },
    ]);
  });

  it('cuts a part at an edge at once', () => {
    const region = { width: 800, height: 800, x: 400, y: 0 };
    expect(cropPasses(whole, plan(region, 400, 400))).toEqual([
      { width: 400, height: 400, gravity: 'right' },
    ]);
  });

  it('cuts any other part one side after the other', () => {
    const region = { width: 400, height: 200, x: 100, y: 500 };
    expect(cropPasses(whole, plan(region, 200, 100))).toEqual([
      { width: 250, height: 400, gravity: 'left' },
      { width: 200, height: 400, gravity: 'right' },
      { width: 200, height: 350, gravity: 'top' },
      { width: 200, height: 100, gravity: 'bottom' },
    ]);
  });

  test('what is left of a photo is the planned part within a hundredth and four pixels', () => {
    const side = fc.integer({ min: 1500, max: 4500 });
    const share = fc.integer({ min: 0, max: 100 });
    const picture = fc.record({ width: side, height: side });
    const part = fc.record({ x: share, y: share, width: share, height: share });
    fc.assert(
      fc.property(picture, part, fc.integer({ min: 16, max: 2400 }), (given, percent, width) => {
        const wanted = planVariant(given, { quality: 75, width, crop: cropOf(given, percent) })!;
        const crop = wanted.region;
        fc.pre(Math.min(wanted.width, wanted.height) >= 64);
        const passes = cropPasses(given, wanted);
        const left = passes.reduce(cover, { ...given, x: 0, y: 0 });
        const last = passes.at(-1);
        const shrunk = Math.max(crop.width / wanted.width, crop.height / wanted.height);
        const slack = 4 * shrunk + Math.max(crop.width, crop.height) / 100;
        expect([last?.width, last?.height]).toEqual([wanted.width, wanted.height]);
        expect(passes.length).toBeLessThanOrEqual(4);
        expect(Math.abs(left.x - crop.x)).toBeLessThan(slack);
        expect(Math.abs(left.y - crop.y)).toBeLessThan(slack);
        expect(Math.abs(left.width - crop.width)).toBeLessThan(slack);
        expect(Math.abs(left.height - crop.height)).toBeLessThan(slack);
      }),
    );
  });
});

function cropOf({ width, height }: { width: number; height: number }, percent: Box): Box {
  const x = Math.floor(((width - 10) * percent.x) / 100);
  const y = Math.floor(((height - 10) * percent.y) / 100);
  return {
    x,
    y,
    width: 10 + Math.floor(((width - x - 10) * percent.width) / 100),
    height: 10 + Math.floor(((height - y - 10) * percent.height) / 100),
  };
}

/** What a platform that covers a size and keeps one side leaves of a part, in pixels of the first picture. */
function cover(part: Box, pass: Pass): Box {
  const width = Math.min(part.width, (part.height * pass.width) / pass.height);
  const height = Math.min(part.height, (part.width * pass.height) / pass.width);
  const spare = { x: part.width - width, y: part.height - height };
  const keep = {
    left: [0, 0.5],
    right: [1, 0.5],
    top: [0.5, 0],
    bottom: [0.5, 1],
    center: [0.5, 0.5],
  };
  const [atX = 0, atY = 0] = keep[pass.gravity];
  return { x: part.x + spare.x * atX, y: part.y + spare.y * atY, width, height };
}
