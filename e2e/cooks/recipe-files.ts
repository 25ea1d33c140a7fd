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

/** The path of an export of WordPress whose posts are recipes under headings, each with the words of its cook. */
export function wordpressFile(titles: readonly string[]): string {
  const items = titles.map((title, at) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    return `<item><title>${title}</title><link>https://old.example/2019/04/${slug}/</link>
<wp:post_id>${at + 7}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
<wp:post_date_gmt>2019-04-05 06:07:08</wp:post_date_gmt><content:encoded><![CDATA[
<p>My aunt made this ${title.toLowerCase()} every autumn.</p><h2>Ingredients</h2>
<ul><li>500 g plums, stoned</li><li>2 eggs</li></ul><h2>Method</h2>
<ol><li>Beat the eggs.</li><li>Bake for 40 minutes.</li></ol>]]></content:encoded></item>`;
  });
  const path = join(mkdtempSync(join(tmpdir(), 'blog-')), 'pies.WordPress.xml');
  writeFileSync(
    path,
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
 xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Pies</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url>${items.join('\n')}</channel></rss>`,
  );
  return path;
}
