import { describe, expect, it } from 'vitest';
import type { FileContent } from '../files/file-recipe.ts';
import { holdsBlog, recipesOfBlog } from './recipes-of-blog.ts';
import { writtenBlog, writtenItem } from './testing/written-blog.ts';

const recipe = `<h2>Ingredients</h2><ul><li>500 g plums</li><li>2 eggs</li></ul>
<h2>Method</h2><ol><li>Stone the plums.</li><li>Bake for 40 minutes.</li></ol>`;
const term = (domain: string, slug: string, name: string) =>
  `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`;
const head = `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>cakes</wp:category_nicename>
<wp:category_parent>baking</wp:category_parent><wp:cat_name>Cakes</wp:cat_name></wp:category>
<wp:category><wp:term_id>2</wp:term_id><wp:category_nicename>baking</wp:category_nicename>
<wp:category_parent></wp:category_parent><wp:cat_name>Baking</wp:cat_name></wp:category>
<wp:category><wp:term_id>9</wp:term_id><wp:category_nicename>news</wp:category_nicename>
<wp:category_parent></wp:category_parent><wp:cat_name>News</wp:cat_name></wp:category>`;

async function contentsOf(...items: string[]): Promise<FileContent[]> {
  const file = { name: 'pies.xml', blob: new Blob([writtenBlog(items, head)]) };
  expect(await holdsBlog(file)).toBe(true);
  const contents: FileContent[] = [];
  for await (const content of recipesOfBlog([file])) contents.push(content);
  return contents;
}
const tart = writtenItem({
  id: 7,
  title: 'Plum tart',
  content: recipe,
  more: term('category', 'cakes', 'Cakes') + term('post_tag', 'plums', 'Plums'),
});
const of = (own: { id: number; type: string; title: string; link?: string }) =>
  writtenItem({ ...own, content: `<p>${own.title} it is.</p>` });
const placesIn = (contents: readonly FileContent[]) =>
  contents.flatMap((each) => ('page' in each ? [[each.page.title, each.page.place]] : []));
const listsIn = (contents: readonly FileContent[]) =>
  contents.flatMap((each) => ('lists' in each ? each.lists : []));

describe('What of a blog is no recipe', () => {
  it('comes last where a site has a place for it, the one page that is most certainly meant', async () => {
    const contents = await contentsOf(
      of({ id: 1, type: 'post', title: 'About me' }),
      of({ id: 2, type: 'page', title: 'Who I am' }),
      of({ id: 3, type: 'page', title: 'Kitchen', link: 'https://blog.example/about/' }),
      of({ id: 4, type: 'page', title: 'Knives' }),
      tart,
    );
    expect(placesIn(contents)).toEqual([
      ['Knives', null],
      ['About me', null],
      ['Who I am', null],
      ['Kitchen', 'about'],
    ]);
    expect(contents.map((each) => Object.keys(each)[0])).toEqual([
      'page',
      'recipe',
      'path',
      'page',
      'page',
      'page',
    ]);
  });

  it('are lists of words that recipes have, at every address of WordPress', async () => {
    const post = writtenItem({ id: 8, title: 'Fair', more: term('category', 'news', 'News') });
    const contents = await contentsOf(tart, post);
    expect(listsIn(contents)).toEqual([
      {
        kind: 'category',
        name: 'Cakes',
        addresses: ['/category/baking/cakes/', '/category/cakes/', '/?cat=3'],
      },
      { kind: 'category', name: 'Baking', addresses: ['/category/baking/', '/?cat=2'] },
      { kind: 'tag', name: 'Plums', addresses: ['/tag/plums/', '/?tag=plums'] },
    ]);
  });
});
