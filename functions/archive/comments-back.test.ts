import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormerCommentsAnswer, KeptItemsAnswer } from '#contract/import/imports.ts';
import { openLarder } from '#domain/import/larder/open-larder.ts';
import { sentComment } from '#domain/import/sent-comment.ts';
import { archivist, dataIn } from '#functions/testing/archives/archives.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { conversation } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { archiveOf } = archivist(app);
const { say } = conversation(app);
type Cook = Awaited<ReturnType<typeof aCook>>;
type Files = Map<string, Uint8Array>;

/** Some of an earlier site, which may be of every kind. */
const former = fc.record({
  name: fc.constantFrom('', 'Ada', 'Jo & Bo'),
  isFromCook: fc.boolean(),
  rating: fc.constantFrom(null, 1, 2, 3, 4, 5),
  content: fc.constantFrom('Good.', 'Two\nlines & <b>signs</b>', '👩‍🍳'),
  at: fc.integer({ min: 0, max: 1e9 }).map((seconds) => new Date(seconds * 1000).toISOString()),
  isHeld: fc.boolean(),
  isHidden: fc.boolean(),
});
const threads = fc.array(
  fc.record({
    first: former,
    isDeleted: fc.boolean(),
    replies: fc.array(former, { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 4 },
);

async function anImport(cook: Cook) {
  const id = crypto.randomUUID();
  await cook.post('/recipe-imports', { id, name: 'site.zip' });
  const at = `/recipe-imports/${id}`;
  const items = [{ outcome: 'make', key: 'r', recipe: aRecipe(), notes: [] }];
  const { body } = await cook.post<KeptItemsAnswer>(`${at}/items`, { items });
  return {
    recipeId: String(body.items[0]?.recipeId),
    say: (comments: object[]) => cook.post<FormerCommentsAnswer>(`${at}/comments`, { comments }),
  };
}

type Given = { first: object; isDeleted: boolean; replies: object[] };
function threadAt({ first, isDeleted, replies }: Given, at: number): object[] {
  const above = { ...first, ...(isDeleted && { content: null }), parentId: null, id: `${at}` };
  const below = replies.map((reply, no) => ({ ...reply, parentId: `${at}`, id: `${at}.${no}` }));
  return [above, ...below].map((comment) => ({ ...comment, key: 'r' }));
}

/** Words of an archive with their threads; ids are others on each site, and what was read of them is equal. */
const wordsIn = (files: Files) =>
  (dataIn(files, 'comments.json') as { comments: Said[] }[]).flatMap(({ comments }) =>
    comments.map(plain).toSorted((one, other) => (one.words < other.words ? -1 : 1)),
  );
type Said = { id: string; author: string | null; upvotes: number; replies?: Said[] };
const plain = ({ id: _id, upvotes: _upvotes, replies = [], ...said }: Said) => {
  const answers = replies.map(({ id: _reply, upvotes: _all, ...reply }) => JSON.stringify(reply));
  return { words: JSON.stringify(said), answers: answers.toSorted() };
};

/** Reads an archive as the kitchen does, and brings what was said below its recipes to a new site. */
async function broughtBack(files: Files): Promise<Files> {
  const all = [...files].map(([path, bytes]) => ({
    path,
    blob: new Blob([new Uint8Array(bytes)]),
  }));
  const larder = await openLarder({ files: all }, 'site');
  const other = await aCook(app);
  const there = await anImport(other);
  for (const path of larder?.recipePaths ?? []) {
    const found = await larder?.recipeAt(path);
    const comments = found && 'recipe' in found ? found.recipe.comments : [];
    for (const comment of comments) {
      expect((await there.say([sentComment('r', comment)])).body).toEqual({ kept: 1 });
    }
  }
  return archiveOf(other);
}

describe('What was said on a site whose archive is brought to another one', () => {
  it('has its names, times, threads and stars, and is hidden or waits as before', async () => {
    await fc.assert(
      fc.asyncProperty(threads, async (given) => {
        const cook = await aCook(app);
        const { say: bring } = await anImport(cook);
        for (const thread of given.map(threadAt)) await bring(thread);
        const before = await archiveOf(cook);
        expect(wordsIn(before)).toHaveLength(given.length);
        expect(wordsIn(await broughtBack(before))).toEqual(wordsIn(before));
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('has them of people with accounts as well', async () => {
    const cook = await aCook(app);
    const recipe = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook, { displayName: 'Bo' });
    const said = await say(visitor, { recipeId: recipe.id, content: 'Good.' });
    const parentId = String(said.body.comments[0]?.id);
    const other = await aVisitor(app, cook, { displayName: 'Cy' });
    await say(other, { recipeId: recipe.id, parentId, content: 'Thanks.' });
    const before = await archiveOf(cook);
    const [thread] = wordsIn(before);
    expect(thread?.words).toContain('"author":"Bo"');
    expect(thread?.answers).toEqual([expect.stringContaining('"author":"Cy"')]);
    expect(wordsIn(await broughtBack(before))).toEqual(wordsIn(before));
  });
});
