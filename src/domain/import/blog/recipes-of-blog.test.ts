import { describe, expect, it } from 'vitest';
import type { FileContent } from '../files/file-recipe.ts';
import { holdsBlog, recipesOfBlog } from './recipes-of-blog.ts';

const item = (title: string, body: string, more = '') => `<item><title>${title}</title>
<link>https://pies.example/7/</link><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type>
<wp:status>publish</wp:status><wp:post_date_gmt>2019-04-05 06:07:08</wp:post_date_gmt>
<content:encoded><![CDATA[${body}]]></content:encoded>${more}</item>`;
const wxr = (...items: string[]) => `<?xml version="1.0"?><rss version="2.0"
 xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Pies</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://pies.example</wp:base_site_url>${items.join('\n')}</channel></rss>`;
const fileOf = (text: string) => ({ name: 'pies.xml', blob: new Blob([text]) });

const recipe = `<p>My aunt made this every autumn, and nobody asked for more.</p>
<h2>Ingredients</h2><ul><li>500 g plums</li><li>2 eggs</li></ul>
<h2>Method</h2><ol><li>Stone the plums.</li><li>Bake for 40 minutes.</li></ol>`;
const tag = '<category domain="post_tag" nicename="plums"><![CDATA[Plums]]></category>';

async function contentsOf(text: string) {
  const contents: FileContent[] = [];
  for await (const content of recipesOfBlog([fileOf(text)])) contents.push(content);
  return contents;
}

describe('The recipes of a blog', () => {
  it('come with their story, their words and where they stood', async () => {
    const [content] = await contentsOf(wxr(item('Plum tart', recipe, tag)));
    expect(content).toMatchObject({
      recipe: {
        path: expect.stringMatching(/ 1$/) as string,
        writtenAt: '2019-04-05T06:07:08.000Z',
        former: { status: 'published', commentCount: 0 },
        recipe: { title: { value: 'Plum tart' }, terms: { keywords: { value: ['Plums'] } } },
      },
    });
    expect(JSON.stringify(content)).toContain('/7/');
    expect(JSON.stringify(content)).toContain('My aunt made this');
  });

  it('leave out posts without one, and name them', async () => {
    const contents = await contentsOf(wxr(item('On holiday', '<p>Back in May.</p>')));
    expect(contents).toMatchObject([
      { page: { title: 'On holiday', place: null, addresses: ['/7/', '/?p=7'] } },
    ]);
    expect(JSON.stringify(contents)).toContain('Back in May.');
  });
});

describe('A file of a blog', () => {
  it.each([
    [wxr(item('Plum tart', recipe)), true],
    ['<?xml version="1.0"?><mx2 source="MasterCook"></mx2>', false],
    ['{"name": "Plum tart", "recipeIngredient": []}', false],
    ['Plum tart\n\n500 g plums', false],
    ['', false],
  ])('is told from others by its beginning: %#', async (text, isBlog) => {
    expect(await holdsBlog(fileOf(text))).toBe(isBlog);
  });
});
