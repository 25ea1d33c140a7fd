import { readFile } from 'node:fs/promises';
import { convertTTFToWOFF2Async } from '@napi-rs/woff-build';
import subsetFont from 'subset-font';
import { everydayCharacters } from '#domain/look/theme/font-cut.ts';
import { codePointsOf } from '#domain/look/theme/unicode-range.ts';

export type Weights = { lightest: number; boldest: number };

/** A font file as WOFF2 with the characters of every day and, of a variable one, these weights. */
export async function cutFont(file: string, { lightest, boldest }: Weights): Promise<Uint8Array> {
  const text = String.fromCodePoint(...codePointsOf(everydayCharacters));
  const isVariable = file.includes('-variable/');
  const cut = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    ...(isVariable && {
      variationAxes: { wght: lightest === boldest ? lightest : { min: lightest, max: boldest } },
    }),
  });
  // Packing is nearly all of the work; the cutter would do it by itself, on this one thread.
  return await convertTTFToWOFF2Async(cut);
}
