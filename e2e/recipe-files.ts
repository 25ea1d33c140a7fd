import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

export type WrittenRecipe = {
  name: string;
  ingredients: string;
  directions: string;
  /** A JPEG in base64. */
  photo?: string;
};

/** The path of a file as Paprika exports it: a ZIP of recipes, each JSON that is compressed once more. */
export async function paprikaFile(
  recipes: readonly WrittenRecipe[],
  more: [string, Uint8Array][] = [],
) {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const entries = recipes.map(({ photo, ...recipe }, at): [string, Uint8Array] => {
    const photo_data = photo ?? null;
    const json = JSON.stringify({ ...recipe, photo_data, source_url: '', nutritional_info: '' });
    return [`${recipe.name} ${at}.paprikarecipe`, gzipSync(json)];
  });
  for (const [name, bytes] of [...entries, ...more]) {
    await zip.add(name, new Blob([new Uint8Array(bytes)]).stream());
  }
  const path = join(mkdtempSync(join(tmpdir(), 'recipes-')), 'My recipes.paprikarecipes');
  writeFileSync(path, await zip.close());
  return path;
}
