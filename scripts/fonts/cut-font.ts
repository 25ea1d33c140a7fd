import { readFile } from 'node:fs/promises';
import { convertTTFToWOFF2Async } from '@napi-rs/woff-build';
import subsetFont from 'subset-font';
import { everydayCharacters, everydayWeights } from '#themes/font-cut.ts';
import { codePointsOf } from '#themes/unicode-range.ts';

const { lightest: min, boldest: max } = everydayWeights;

/** A font file as WOFF2 with the characters and the weights of every day. */
export async function cutFont(file: string): Promise<Uint8Array> {
  const text = String.fromCodePoint(...codePointsOf(everydayCharacters));
  const isVariable = file.includes('-variable/');
  const cut = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    ...(isVariable && { variationAxes: { wght: { min, max } } }),
  });
  // Packing is nearly all of the work; the cutter would do it by itself, on this one thread.
  return await convertTTFToWOFF2Async(cut);
}
