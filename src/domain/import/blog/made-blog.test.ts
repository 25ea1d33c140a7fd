import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { plainOf } from '../markup/thing.ts';
import type { ReadGroup } from '../read-recipe.ts';
import type { BlogContent, BlogPost } from './blog-content.ts';
import { readBlog } from './read-blog.ts';

const maker = new URL('../../../../../shared/data/import-files/make-wxr.mjs', import.meta.url);

type MadeComment = {
  id: number;
  author: string;
  approved: string;
  parent: number;
  rating: number | null;
};
type MadePost = {
  postId: number;
  title: string;
  status: string;
  path: string;
  oldPaths: string[];
  plugin: 'wprm' | 'tasty' | 'html';
  date: string;
  categories: string[];
  tags: string[];
  ingredientLines: string[];
  ingredientGroups: (string | null)[];
  steps: string[];
  stepGroups: (string | null)[];
  servings: string | null;
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  customTimeMinutes: number | null;
  featured: string | null;
  storyParagraphs: number;
  comments: MadeComment[];
};
type MadeBlog = {
  counts: { comments: Record<string, number>; attachments: number };
  posts: MadePost[];
  pages: { postId: number; title: string; path: string }[];
  withoutRecipe: { title: string; path: string }[];
  ignored: string[];
};

const statuses: Record<string, string> = {
  publish: 'published',
  draft: 'draft',
  private: 'private',
  future: 'scheduled',
};
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const itemsOf = <Item>(groups: ReadGroup<Item>[]) => groups.flatMap(({ items }) => items);
const numberIn = (text: string | null | undefined) => /\d+/.exec(text ?? '')?.[0] ?? null;
/** Groups without a name that follow each other are one. */
const titlesOf = (titles: (string | null)[]) => [...new Set(titles)];

/** What a post and its recipe have to say, in one form for both sides. */
const factsRead = (post: BlogPost) => {
  const [recipe] = post.recipes;
  const minutes = (kind: 'prep' | 'cook') => recipe?.times[kind]?.value.minutes ?? null;
  return {
    title: post.title,
    status: post.status,
    publishedAt: post.publishedAt,
    categories: post.categories.map(({ name }) => name),
    tags: post.tags.toSorted(),
    featured: post.pictures[0]?.address ?? null,
    recipes: post.recipes.length,
    lines: itemsOf(recipe?.ingredientGroups.value ?? []).map(letters),
    groups: titlesOf(recipe?.ingredientGroups.value.map(({ title }) => title) ?? []),
    steps: itemsOf(recipe?.stepGroups.value ?? []).map(({ text }) => letters(toPlainText(text))),
    stepGroups: titlesOf(recipe?.stepGroups.value.map(({ title }) => title) ?? []),
    prep: minutes('prep'),
    cook: minutes('cook'),
  };
};

const factsMade = (made: MadePost): ReturnType<typeof factsRead> => ({
  title: made.title.trim(),
  status: statuses[made.status] as BlogPost['status'],
  publishedAt: made.date,
  categories: made.categories,
  tags: [...new Set(made.tags)].toSorted(),
  featured: made.featured,
  recipes: 1,
  lines: made.ingredientLines.map(letters),
  groups: titlesOf(made.ingredientGroups),
  steps: made.steps.map(letters),
  stepGroups: titlesOf(made.stepGroups),
  prep: made.prepTimeMinutes || null,
  cook: made.cookTimeMinutes || null,
});

/** One of them ripens for twenty days, which is written as 480 hours and stays as its words. */
const isShort = ({ customTimeMinutes }: MadePost) => (customTimeMinutes ?? 0) < 14_400;
const customTimeMade = ({ customTimeMinutes }: MadePost) => customTimeMinutes || null;
const isKept = ({ approved }: MadeComment) => approved === '1' || approved === '0';

function rootOf(comment: MadeComment, all: readonly MadeComment[]): string | null {
  const parent = all.find(({ id }) => id === comment.parent);
  return parent ? (rootOf(parent, all) ?? String(parent.id)) : null;
}

describe.skipIf(!existsSync(maker))('A whole recipe blog (needs the data folder)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'made-blog-'));
  const contents: BlogContent[] = [];
  let made: MadeBlog;
  const posts = new Map<string, BlogPost>();
  const postOf = ({ postId }: { postId: number }) => posts.get(String(postId));
  const commentsOf = (of: MadePost) => postOf(of)?.comments ?? [];
  const recipeOf = (of: MadePost) => postOf(of)?.recipes[0] ?? null;
  const customTimeOf = (of: MadePost) => recipeOf(of)?.times.custom?.value.minutes ?? null;
  /** Lines of the body beyond those of the story that was written. */
  const extraLines = (of: MadePost) =>
    (postOf(of)?.body?.children.length ?? 0) - of.storyParagraphs;

  beforeAll(async () => {
    const [out, expected] = [join(folder, 'blog.wxr.xml'), join(folder, 'expected.json')];
    const options = ['--posts', '220', '--permalinks', 'mixed', '--split', '3'];
    const places = ['--out', out, '--expected', expected];
    execFileSync(process.execPath, [fileURLToPath(maker), ...options, ...places]);
    made = JSON.parse(readFileSync(expected, 'utf8')) as MadeBlog;
    const names = ['000', '001', '002'].map((part) => join(folder, `blog.${part}.xml`));
    const blobs = await Promise.all(names.map((name) => openAsBlob(name)));
    for await (const content of readBlog({ name: 'blog', blobs })) contents.push(content);
    const read = contents.flatMap((content) => ('post' in content ? [content.post] : []));
    for (const post of read) posts.set(post.id, post);
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('comes with its recipes, dates, categories, tags and pictures', () => {
    const read = made.posts.map(postOf).filter((post) => post !== undefined);
    expect(read.map(factsRead)).toEqual(made.posts.map(factsMade));
  });

  it('keeps every old address of what could be seen', () => {
    const seen = made.posts.filter(({ status }) => status === 'publish');
    const read = seen.map((post) => postOf(post)?.addresses);
    expect(read.map((addresses) => addresses?.[0])).toEqual(seen.map(({ path }) => path));
    expect(read).toEqual(
      seen.map(({ oldPaths }) => expect.arrayContaining(oldPaths) as unknown as string[]),
    );
  });

  it('keeps comments with their names and stars, in threads of two levels', () => {
    const read = made.posts.flatMap(commentsOf);
    const written = made.posts.flatMap(({ comments }) =>
      comments.filter(isKept).map((comment) => ({
        id: String(comment.id),
        parentId: rootOf(comment, comments),
        name: plainOf(comment.author),
        rating: comment.rating,
        approved: comment.approved === '1',
      })),
    );
    expect(
      read.map(({ id, parentId, name, rating, approved }) => ({
        id,
        parentId,
        name,
        rating,
        approved,
      })),
    ).toEqual(written);
    expect(JSON.stringify(contents)).not.toMatch(/@example\.com|192\.0\.2\.7/);
  });

  it('keeps the story and no line of the recipe in it', () => {
    const extra = made.posts.map(extraLines);
    expect(Math.min(...extra)).toBe(0);
    expect(Math.max(...extra)).toBeLessThanOrEqual(2);
  });

  it('keeps yields and times that a plugin has', () => {
    const ofPlugins = made.posts.filter(({ plugin }) => plugin !== 'html').filter(isShort);
    expect(ofPlugins.map((post) => numberIn(recipeOf(post)?.servings?.value))).toEqual(
      ofPlugins.map(({ servings }) => numberIn(servings)),
    );
    expect(ofPlugins.map(customTimeOf)).toEqual(ofPlugins.map(customTimeMade));
  });

  it('names the posts that a text leads to by their old addresses', () => {
    const links = [...posts.values()].flatMap((post) => post.links.map(({ address }) => address));
    const paths = new Set([...made.posts, ...made.pages].map(({ path }) => path));
    expect(links.filter((address) => paths.has(address)).length).toBeGreaterThan(30);
    expect(links).toContain('/contact/');
  });

  it('keeps pages, and posts without a recipe as they are', () => {
    expect(made.pages.map(postOf)).toMatchObject(
      made.pages.map(({ title, path }) => ({
        title,
        kind: 'page',
        recipes: [],
        addresses: expect.arrayContaining([path]) as string[],
      })),
    );
    const [plain] = made.withoutRecipe;
    const post = [...posts.values()].find(({ title }) => title === plain?.title);
    expect(post).toMatchObject({
      recipes: [],
      addresses: expect.arrayContaining([plain?.path]) as string[],
    });
    expect(toPlainText(post!.body!)).toContain('Odd text: ]]> and ]]> and &amp; and <b>');
  });

  it('counts what was left behind', () => {
    const { pingback, spam, trash } = made.counts.comments;
    expect(contents.at(-1)).toMatchObject({
      counts: { attachments: made.counts.attachments, left: { pingback, spam, trash } },
    });
    expect(contents.at(-1)).toMatchObject({
      counts: { left: Object.fromEntries(made.ignored.map((type) => [type, 1])) },
    });
    expect(contents.filter((content) => 'problem' in content)).toEqual([]);
  });
});
