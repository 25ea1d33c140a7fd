import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

export type WrittenRecipe = {
  name: string;
  ingredients: string;
  directions: string;
  /** A JPEG. */
  photo?: Buffer;
};

/** A file as Paprika exports it: a ZIP of recipes, each of them JSON that is compressed once more. */
export async function paprikaFile(
  recipes: readonly WrittenRecipe[],
  more: [string, Buffer][] = [],
) {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const entries = recipes.map(({ photo, ...recipe }, at): [string, Buffer] => {
    const photo_data = photo?.toString('base64') ?? null;
    const json = JSON.stringify({ ...recipe, photo_data, source_url: '', nutritional_info: '' });
    return [`${recipe.name} ${at}.paprikarecipe`, gzipSync(json)];
  });
  for (const [name, bytes] of [...entries, ...more]) {
    await zip.add(name, new Blob([new Uint8Array(bytes)]).stream());
  }
  const buffer = Buffer.from(await zip.close());
  return { name: 'My recipes.paprikarecipes', mimeType: 'application/zip', buffer };
}
