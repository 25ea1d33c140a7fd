import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import {
  problemsIn,
  postsIn,
  readFiles,
  writtenBlog,
  writtenComment,
  writtenItem,
  writtenMeta,
} from './testing/written-blog.ts';

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const words = letters.filter((text) => /^[\p{L}\p{N}]+$/u.test(text) && text.isWellFormed());
const anItem = fc.record({
  title: words,
  lines: fc.array(words, { minLength: 1, maxLength: 4 }),
  status: fc.constantFrom('publish', 'draft', 'private', 'future'),
  comments: fc.array(words, { maxLength: 3 }),
});
const written = (own: typeof anItem extends fc.Arbitrary<infer Item> ? Item : never, id: number) =>
  writtenItem({
    id,
    title: own.title,
    status: own.status,
    content: own.lines
      .map((line) => `<!-- wp:paragraph --><p>${line}</p><!-- /wp:paragraph -->`)
      .join(''),
    more: own.comments
      .map((text, at) => writtenComment({ id: id * 10 + at, parent: 0, text }))
      .join(''),
  });
const statuses: Record<string, string> = {
  publish: 'published',
  draft: 'draft',
  private: 'private',
  future: 'scheduled',
};
const blog = writtenBlog(
  [1, 2, 3].map((id) =>
    writtenItem({ id, content: '<p>Käse</p>', more: writtenComment({ id, parent: 0 }) }),
  ),
);
const bytes = new TextEncoder().encode(blog);

const laughs = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${blog.replace('Old Tin', '&c;')}`;

/** Each keeps some reader busy for minutes, or ends it. */
const hostile: Record<string, string> = {
  'elements without end': writtenBlog([writtenItem({ id: 1, more: '<a>'.repeat(200_000) })]),
  'elements of a text without end': writtenBlog([
    writtenItem({ id: 1, content: '<div>'.repeat(200_000) }),
  ]),
  'a billion laughs': laughs,
  'shortcodes without end': writtenBlog([
    writtenItem({ id: 1, content: '[a b="'.repeat(100_000) }),
  ]),
  brackets: writtenBlog([writtenItem({ id: 1, content: '['.repeat(500_000) })]),
  'blocks without end': writtenBlog([
    writtenItem({ id: 1, content: '<!-- wp:mv/recipe {'.repeat(50_000) }),
  ]),
  'copies without end': writtenBlog([
    writtenItem({ id: 1, content: '<!--WPRM Recipe 7-->'.repeat(50_000) }),
  ]),
  'figures inside of each other': writtenBlog([
    writtenItem({ id: 1, content: '<figure>'.repeat(390) + '<img src="/a.jpg">'.repeat(3000) }),
  ]),
  'lines without end': writtenBlog([writtenItem({ id: 1, content: 'a line\n'.repeat(100_000) })]),
  'headings of recipes': writtenBlog([
    writtenItem({
      id: 1,
      content: '<h2>Ingredients</h2><ul><li>1 egg</li></ul><h2>Method</h2><p>Mix.</p>'.repeat(3000),
    }),
  ]),
  'threads without end': writtenBlog([
    writtenItem({
      id: 1,
      more: Array.from({ length: 5000 }, (_, id) =>
        writtenComment({ id: id + 1, parent: id }),
      ).join(''),
    }),
  ]),
  'a recipe of nothing': writtenBlog([
    writtenItem({
      id: 1,
      type: 'wprm_recipe',
      more: writtenMeta('wprm_ingredients', 'a:1:{i:0;'.repeat(50_000)),
    }),
  ]),
  'marks of the format': `<rss><channel><wp:a>${'<item>'.repeat(20_000)}`,
};

describe('A blog that was written', () => {
  it('is read back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anItem, { maxLength: 5 }), async (items) => {
        const posts = postsIn(
          await readFiles(writtenBlog(items.map((item, at) => written(item, at + 1)))),
        );
        const read = posts.map((post) => ({
          title: post.title,
          status: post.status,
          lines: toPlainText(post.body!).split('\n'),
          comments: post.comments.map(({ text }) => text),
        }));
        expect(read).toEqual(items.map((item) => ({ ...item, status: statuses[item.status] })));
      }),
      { numRuns: 60 },
    );
  });

  it('gives what came before where it is cut off anywhere, and says so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        const content = await readFiles(bytes.slice(0, length));
        const whole = new TextDecoder().decode(bytes.slice(0, length)).split('</item>').length - 1;
        expect(postsIn(content)).toHaveLength(whole);
        expect(problemsIn(content).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });

  it('ends whatever bytes stand in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length),
        fc.uint8Array({ maxLength: 40 }),
        async (at, noise) => {
          const file = new Uint8Array([...bytes.slice(0, at), ...noise, ...bytes.slice(at)]);
          expect(postsIn(await readFiles(file)).length).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('A file that means harm', () => {
  it.each(Object.entries(hostile))('comes to an end: %s', async (_name, file) => {
    const content = await readFiles(file);
    expect(postsIn(content).length + problemsIn(content).length).toBeGreaterThan(0);
  });

  it.each([
    ['', ['not_blog']],
    ['just words', ['not_blog']],
    ['{"a":1}', ['not_blog']],
    ['[[[', ['not_blog']],
    ['PK\u0003\u0004 and no archive', ['broken']],
    ['<rss><channel><title>A feed</title></channel></rss>', ['broken']],
  ])('is told, and nothing is thrown: %s', async (text, problems) => {
    expect(problemsIn(await readFiles(text))).toEqual(problems);
  });

  it('expands nothing', async () => {
    const content = await readFiles(laughs);
    expect(JSON.stringify(content).length).toBeLessThan(20_000);
  });
});
