import { existsSync, openAsBlob, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { BlogContent, BlogCounts } from './blog-content.ts';
import { readBlog } from './read-blog.ts';

const folder = new URL('../../../../../shared/data/import-files/', import.meta.url);

async function contentOf(name: string): Promise<BlogContent[]> {
  const blob = await openAsBlob(fileURLToPath(new URL(name, folder)));
  const content: BlogContent[] = [];
  for await (const each of readBlog({ name, blobs: [blob] })) content.push(each);
  return content;
}
const countsOf = (content: BlogContent[]): BlogCounts[] =>
  content.flatMap((each) => ('counts' in each ? [each.counts] : []));
const postsOf = (content: BlogContent[]) =>
  content.flatMap((each) => ('post' in each ? [each.post] : []));

type Expected = {
  file: string;
  posts: number;
  pages?: number;
  attachments?: number;
  items?: number;
  comments?: number;
};
const expectations = (
  existsSync(folder) ? readFileSync(new URL('expected.jsonl', folder), 'utf8') : ''
)
  .split('\n')
  .filter((line) => line.includes('"file": "wordpress/'))
  .map((line) => JSON.parse(line) as Expected);
const sum = (numbers: number[]) => numbers.reduce((whole, each) => whole + each, 0);
/** Links of other blogs are no comments of readers; the file counts them. */
const commentsIn = ({ comments, left: { pingback = 0, trackback = 0 } }: BlogCounts) =>
  sum([comments, pingback, trackback]);

describe.skipIf(!existsSync(folder))('Real exports of blogs (need the data folder)', () => {
  it.each(expectations)('hold what is in them: $file', async ({ file, ...expected }) => {
    const content = await contentOf(file);
    const [counts] = countsOf(content);
    const { posts, pages, attachments, recipes, left } = counts!;
    const others = sum(Object.values({ ...left, pingback: 0, trackback: 0 }));
    const read = {
      posts,
      pages,
      attachments,
      recipes,
      comments: commentsIn(counts!),
      items: posts + pages + attachments + others,
    };
    const { note: _note, ...facts } = { note: '', ...expected };
    expect(read).toMatchObject(facts);
    expect(content.filter((each) => 'problem' in each)).toEqual([]);
  });

  it.each([
    'ghost-migrate-sample',
    'ghost-migrate-has-meta',
    'ghost-migrate-feature-image-captions',
    'test-serialized-postmeta-with-cdata',
    'wxr-simple',
    'wxr-flat-attachment-different-site',
  ])('are read to their end: %s', async (name) => {
    const content = await contentOf(`wordpress/${name}.xml`);
    expect(content.filter((each) => 'problem' in each)).toEqual([]);
    expect(countsOf(content)).toHaveLength(1);
  });

  it('name no mark that turns a line around', async () => {
    const [post] = postsOf(await contentOf('wordpress/wxr-utf-8-challenges.xml'));
    expect(post?.title).toBe('"The Road Not Taken" by Robert Frost 🌲');
  });

  it('nest categories, and give a featured picture in full size first', async () => {
    const posts = postsOf(await contentOf('wordpress/theme-unit-test-data.xml'));
    const nested = posts
      .flatMap(({ categories }) => categories)
      .find(({ parents }) => parents.length > 1);
    expect(nested).toMatchObject({ name: expect.any(String) as string });
    const featured = posts.find(({ id }) => id === '1011');
    expect(featured?.pictures[0]?.address).toMatch(/\.jpg$/);
    expect(featured?.status).toBe('published');
  });
});
