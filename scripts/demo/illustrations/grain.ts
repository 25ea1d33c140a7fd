import { seededRandom } from './geometry.ts';

export type Grain = {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
};

const side = 400;

type Tooth = { strength: number; coarse: number };

/** How rough each printing is: lino leaves bare specks, litho a fine mist. */
const teeth: Record<'linocut' | 'drawing', Tooth> = {
  linocut: { strength: 60, coarse: 2 },
  drawing: { strength: 24, coarse: 1 },
};

const made = new Map<keyof typeof teeth, Grain>();

/** A square of paper grain, to be laid over a picture in soft light. */
export function grainOf(style: keyof typeof teeth): Grain {
  const known = made.get(style);
  if (known !== undefined) return known;
  const grain = makeGrain(style);
  made.set(style, grain);
  return grain;
}

function makeGrain(style: keyof typeof teeth): Grain {
  const { strength, coarse } = teeth[style];
  const random = seededRandom(style);
  const cells = side / coarse;
  const values = Uint8Array.from({ length: cells * cells }, () =>
    Math.max(0, Math.min(255, 128 + (random() + random() - 1) * strength)),
  );
  const input = Buffer.alloc(side * side * 4, 255);
  for (let index = 0; index < side * side; index += 1) {
    const x = Math.floor((index % side) / coarse);
    const y = Math.floor(index / side / coarse);
    input.fill(values[y * cells + x] ?? 128, index * 4, index * 4 + 3);
  }
  return { input, raw: { width: side, height: side, channels: 4 } };
}
