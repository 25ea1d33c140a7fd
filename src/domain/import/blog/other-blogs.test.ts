import { existsSync, readFileSync } from 'node:fs';
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import type { BlogPost } from './blog-content.ts';
import { readBlog } from './read-blog.ts';
import {
  postsIn,
  problemsIn,
  readFiles,
  writtenBlog,
  writtenItem,
} from './testing/written-blog.ts';

const folder = new URL('../../../../../shared/data/import-files/other-blogs/', import.meta.url);
const sample = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));
const textOf = (post: BlogPost | undefined) => (post?.body ? toPlainText(post.body) : '');

async function zipOf(files: Record<string, string>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return writer.close();
}

async function contentOf(blob: Blob, address: string | null = null) {
  const content = [];
  for await (const each of readBlog({ name: 'blog', blobs: [blob], address })) content.push(each);
  return content;
}

const ghost = (post: Record<string, unknown>) =>
  new Blob([
    JSON.stringify({
      db: [
        {
          data: {
            posts: [
              { id: '1', title: 'Pie', slug: 'pie', type: 'post', status: 'published', ...post },
            ],
            settings: [],
          },
        },
      ],
    }),
  ]);

describe.skipIf(!existsSync(folder))('Real exports of other blogs (need the data folder)', () => {
  it('are read from Ghost', async () => {
    const posts = postsIn(await readFiles(sample('ghost-export.json')));
    expect(posts.map(({ title, tags, addresses }) => [title, tags, addresses])).toEqual([
      ['Post 1', ['News'], ['/post-1/']],
      ['Post 2', ['Technology'], ['/post-2/']],
      ['Post 3 - Lexical', [], ['/post-3-lexical/']],
    ]);
    expect(
      posts.map(({ pictures }) => pictures.map(({ address }) => address.split('/').pop())),
    ).toEqual([
      ['feature-1.jpg', 'photo-1.jpg'],
      ['feature-2.jpg', 'inline-2.png'],
      ['lexical-image.jpg'],
    ]);
  });

  it('are read from Substack, without its buttons', async () => {
    const posts = postsIn(await readFiles(sample('substack-export.zip')));
    expect(posts.map(({ kind, status, addresses }) => [kind, status, addresses[0]])).toEqual([
      ['post', 'published', '/p/plain-text'],
      ['post', 'published', '/p/podcast'],
      ['post', 'published', '/p/thread'],
      ['post', 'draft', '/p/draft-text'],
      ['page', 'published', '/p/about-us'],
    ]);
    expect(posts[0]).toMatchObject({
      publishedAt: '2019-07-26T20:48:19.814Z',
      excerpt: '“This quote’s rather short”',
    });
    expect(textOf(posts[0])).not.toContain('Sign up');
  });
});

describe('Ghost', () => {
  it.each([
    ['html', '<h2>Ingredients</h2><ul><li>2 cups flour</li></ul><h2>Method</h2><p>Bake it.</p>'],
    [
      'mobiledoc',
      JSON.stringify({
        markups: [['strong']],
        cards: [],
        sections: [
          [1, 'h2', [[0, [], 0, 'Ingredients']]],
          [
            3,
            'ul',
            [
              [
                [0, [0], 1, '2 cups'],
                [0, [], 0, ' flour'],
              ],
            ],
          ],
          [1, 'h2', [[0, [], 0, 'Method']]],
          [1, 'p', [[0, [], 0, 'Bake it.']]],
        ],
      }),
    ],
    [
      'lexical',
      JSON.stringify({
        root: {
          children: [
            {
              type: 'extended-heading',
              tag: 'h2',
              children: [{ type: 'text', text: 'Ingredients' }],
            },
            {
              type: 'list',
              listType: 'bullet',
              children: [
                {
                  type: 'listitem',
                  children: [
                    { type: 'extended-text', format: 1, text: '2 cups' },
                    { type: 'text', text: ' flour' },
                  ],
                },
              ],
            },
            { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Method' }] },
            { type: 'paragraph', children: [{ type: 'text', text: 'Bake it.' }] },
          ],
        },
      }),
    ],
  ])('keeps a recipe in the text of its editor: %s', async (field, text) => {
    const [post] = postsIn(await contentOf(ghost({ [field]: text })));
    expect(post?.recipes).toMatchObject([
      {
        title: { value: 'Pie' },
        ingredientGroups: { value: [{ items: ['2 cups flour'] }] },
        stepGroups: { value: [{ items: [{}] }] },
      },
    ]);
    expect(post?.body).toBeNull();
  });

  it('needs to be told where it stood, for its own pictures', async () => {
    const blob = ghost({
      feature_image: '__GHOST_URL__/content/images/pie.jpg',
      visibility: 'paid',
      html: '<p>Pie</p>',
    });
    const known = await contentOf(blob, 'https://blog.example/');
    expect(postsIn(known)[0]).toMatchObject({
      readers: 'paid',
      pictures: [{ address: 'https://blog.example/content/images/pie.jpg' }],
    });
    expect(problemsIn(known)).toEqual([]);
    expect(problemsIn(await contentOf(blob))).toEqual(['no_address']);
  });

  it('ends however deep its texts go', async () => {
    const deep = `{"root":{"children":[${'{"type":"quote","children":['.repeat(5000)}${']}'.repeat(5000)}]}}`;
    const [post] = postsIn(await contentOf(ghost({ lexical: deep })));
    expect(post?.body).toBeNull();
  });
});

describe('An archive', () => {
  it('may hold the files of a WordPress export', async () => {
    const files = {
      'blog/1.xml': writtenBlog([writtenItem({ id: 1 })]),
      'blog/2.xml': writtenBlog([writtenItem({ id: 2 })]),
      '__MACOSX/blog/._1.xml': 'x',
    };
    const content = await contentOf(await zipOf(files));
    expect(postsIn(content).map(({ id }) => id)).toEqual(['1', '2']);
    expect(problemsIn(content)).toEqual([]);
  });

  it('tells of an export in it that is a bomb, and reads the other', async () => {
    const bomb = writtenBlog([writtenItem({ id: 1 })]) + ' '.repeat(3 * 1024 * 1024);
    const files = { '1.xml': bomb, '2.xml': writtenBlog([writtenItem({ id: 2 })]) };
    const content = await contentOf(await zipOf(files));
    expect(postsIn(content).map(({ id }) => id)).toEqual(['2']);
    expect(problemsIn(content)).toEqual(['too_large']);
  });

  it('of Substack tells posts whose text is missing', async () => {
    const csv =
      '\uFEFFpost_id,title,is_published,audience\r\n7.pie,"Pie, ""hot""\nand cold",TRUE,only_paid\r\n';
    const content = await contentOf(await zipOf({ 'posts.csv': csv }));
    expect(postsIn(content)[0]).toMatchObject({
      title: 'Pie, "hot" and cold',
      readers: 'paid',
      addresses: ['/p/pie'],
    });
    expect(problemsIn(content)).toEqual(['broken']);
  });
});
