import { describe, expect, it } from 'vitest';
import type { CommentQueueAnswer } from '#contract/comments/comment-queue.ts';
import type {
  FormerCommentsAnswer,
  ImportAnswer,
  ImportPublicationAnswer,
  ImportUndoAnswer,
  KeptItemsAnswer,
} from '#contract/import/imports.ts';
import type { RecipesAnswer } from '#contract/recipe/recipe-view.ts';
import { formerCommentsMax } from '#domain/comments/former-comment.ts';
import { aColleague, aRecipe } from '#functions/testing/random/builders.ts';
import { conversation, outline } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const { read, say } = conversation(app);
type Cook = Awaited<ReturnType<typeof aCook>>;

const lastAutumn = '2025-10-11T08:00:00.000Z';
const made = (key: string, formerlyPublishedAt: string | null = lastAutumn) => ({
  outcome: 'make',
  key,
  recipe: aRecipe(),
  formerlyPublishedAt,
  notes: [],
});

const comment = (key: string, id: string, changes: object = {}) => ({
  key,
  id,
  parentId: null,
  name: 'Ada',
  isFromCook: false,
  rating: null,
  content: `Said ${id}.`,
  at: '2019-05-02T10:00:00.000Z',
  isHeld: false,
  ...changes,
});

async function aMove(cook: Cook, ...items: object[]) {
  const id = crypto.randomUUID();
  const at = `/recipe-imports/${id}`;
  await cook.post('/recipe-imports', { id, name: 'blog.xml' });
  const { body } = await cook.post<KeptItemsAnswer>(`${at}/items`, { items });
  const recipes = new Map(body.items.map((item) => [item.key, item.recipeId]));
  return {
    id,
    recipeOf: (key: string) => String(recipes.get(key)),
    say: (...comments: object[]) => cook.post<FormerCommentsAnswer>(`${at}/comments`, { comments }),
    publish: (which = 'formerly-published') =>
      cook.post<ImportPublicationAnswer>(`${at}/publications`, { which }),
    counts: async () => (await cook.get<ImportAnswer>(at)).body.import.counts,
    undo: () => cook.post<ImportUndoAnswer>(`${at}/undo`),
    look: async () => (await cook.get<ImportAnswer>(at)).body.import,
    bring: (...more: object[]) => cook.post<KeptItemsAnswer>(`${at}/items`, { items: more }),
  };
}

const queueOf = async (cook: Cook, view: string) =>
  (await cook.get<CommentQueueAnswer>(`/comment-queue?view=${view}`)).body;

describe('Comments of a blog that moves here', () => {
  it('stand below its recipes with names, times and threads', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'));
    const answer = await move.say(
      comment('1', 'c1'),
      comment('1', 'c2', { parentId: 'c1', name: 'Jo', isFromCook: true, rating: 5 }),
      comment('1', 'c3', { name: '', at: '2020-01-01T00:00:00.000Z' }),
    );
    expect(answer.body).toEqual({ kept: 3 });
    await move.publish();
    const { comments, commentCount } = await read(aPasserBy(app, cook), move.recipeOf('1'));
    expect(commentCount).toBe(3);
    expect(comments).toMatchObject([
      { user: { id: null, displayName: 'Anonymous cook' }, createdAt: '2020-01-01T00:00:00.000Z' },
      {
        user: { id: null, displayName: 'Ada', avatar: null },
        createdAt: '2019-05-02T10:00:00.000Z',
        isOwn: false,
        isFromOwner: false,
        children: [{ user: { displayName: 'Jo' }, isFromOwner: true, level: 2 }],
      },
    ]);
  });

  it('are signed as the cook by the cook alone, though an editor may bring them', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'));
    const { token } = await aColleague(app.database, { siteId: cook.site.id, role: 'editor' });
    const body = { comments: [comment('1', 'c1', { name: 'Ruth', isFromCook: true })] };
    await app.call('POST', `${cook.site.base}/recipe-imports/${move.id}/comments`, { token, body });
    await move.publish();
    expect((await read(aPasserBy(app, cook), move.recipeOf('1'))).comments).toMatchObject([
      { user: { displayName: 'Ruth' }, isFromOwner: false },
    ]);
  });

  it('come once, however often and in how many calls they are brought', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'), made('2'));
    const thread = [comment('1', 'c1'), comment('1', 'c2', { parentId: 'c1' })];
    await Promise.all([move.say(...thread), move.say(...thread)]);
    await move.say(comment('1', 'c3', { parentId: 'c1' }), comment('2', 'c1'));
    await move.publish();
    const shown = await read(aPasserBy(app, cook), move.recipeOf('1'));
    expect(shown.comments[0]?.children).toHaveLength(2);
    expect((await queueOf(cook, 'all')).counts).toMatchObject({ all: 4, new: 0 });
  });

  it('wait for the cook where they waited before, and all others need no look', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'));
    await move.say(comment('1', 'c1'), comment('1', 'c2', { isHeld: true }));
    await move.publish();
    const { counts, comments } = await queueOf(cook, 'held');
    expect(counts).toMatchObject({ held: 1, new: 1, all: 2 });
    expect(comments).toMatchObject([{ user: { id: null, displayName: 'Ada' }, isBanned: false }]);
    expect((await read(aPasserBy(app, cook), move.recipeOf('1'))).commentCount).toBe(1);
    const found = await cook.get<CommentQueueAnswer>('/comment-queue?view=all&search=ada');
    expect(found.body.comments).toHaveLength(2);
  });

  it('stand for themselves where what they answered never came, and can be answered', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'));
    await move.say(comment('1', 'c2', { parentId: 'spam' }), comment('no such key', 'c9'));
    await move.publish();
    const recipeId = move.recipeOf('1');
    const { comments } = await read(aPasserBy(app, cook), recipeId);
    expect(comments).toMatchObject([{ parentId: null, level: 1 }]);
    const visitor = await aVisitor(app, cook, { displayName: 'Bo' });
    const parentId = String(comments[0]?.id);
    const answered = await say(visitor, { recipeId, parentId, content: 'Yes.' });
    expect(answered.status).toBe(201);
  });

  it('belong to the recipe that their post repeats', async () => {
    const cook = await aCook(app);
    const { id, ...recipe } = await cook.publishRecipe();
    const asked = { ...made('1'), outcome: 'ask', repeats: id };
    const move = await aMove(cook, { ...asked, recipe: aRecipe({ title: recipe.title }) });
    expect((await move.say(comment('1', 'c1'))).body).toEqual({ kept: 1 });
    expect((await read(aPasserBy(app, cook), id)).commentCount).toBe(1);
  });

  it('keep their place below one that was deleted there, of whom nothing is kept', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'));
    const answer = await move.say(
      comment('1', 'c1', { content: null }),
      comment('1', 'c2', { parentId: 'c1' }),
      comment('1', 'c3', { content: null }),
    );
    expect(answer.body).toEqual({ kept: 3 });
    await move.publish();
    const { comments, commentCount } = await read(aPasserBy(app, cook), move.recipeOf('1'));
    expect(commentCount).toBe(1);
    expect(outline(comments)).toEqual([[null, ['Said c2.']]]);
    expect(comments[0]).toMatchObject({ user: null, content: null });
    expect((await queueOf(cook, 'all')).counts).toMatchObject({ all: 1, new: 0 });
  });

  it('stay off the page where their cook had hidden them, with what answers them', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'));
    const isHidden = true;
    await move.say(
      comment('1', 'c1', { isHidden }),
      comment('1', 'c2', { parentId: 'c1' }),
      comment('1', 'c3', { isHidden, isHeld: true }),
      comment('1', 'c4', { isHidden, content: null }),
      comment('1', 'c5', { parentId: 'c4' }),
    );
    await move.publish();
    const { comments, commentCount } = await read(aPasserBy(app, cook), move.recipeOf('1'));
    expect([comments, commentCount]).toEqual([[], 0]);
    expect((await queueOf(cook, 'hidden')).comments).toHaveLength(2);
  });

  it.each([
    ['blank words', { content: '  ' }],
    ['six stars', { rating: 6 }],
    ['a name of a page', { name: 'x'.repeat(500) }],
  ])('are refused with %s', async (_, changes) => {
    const move = await aMove(await aCook(app), made('1'));
    expect((await move.say(comment('1', 'c1', changes))).status).toBe(400);
  });

  it('are refused beyond what a call takes, and on another site', async () => {
    const move = await aMove(await aCook(app), made('1'));
    const many = Array.from({ length: formerCommentsMax + 1 }, (_, at) => comment('1', `${at}`));
    expect((await move.say(...many)).status).toBe(400);
    expect((await move.say(...many.slice(1))).body).toEqual({ kept: formerCommentsMax });
    const id = crypto.randomUUID();
    const stranger = await aCook(app);
    const path = `/recipe-imports/${id}/comments`;
    expect((await stranger.post(path, { comments: [comment('1', 'a')] })).status).toBe(404);
  });
});

describe('The drafts of a blog that moves here', () => {
  it('are published at once with their dates, and its drafts stay drafts', async () => {
    const cook = await aCook(app);
    const move = await aMove(
      cook,
      made('1'),
      made('2', '2030-01-01T00:00:00.000Z'),
      made('3', null),
    );
    expect(await move.counts()).toMatchObject({ unpublished: 3, formerlyPublished: 2 });
    const { result, wakes } = await cook.watch(() => move.publish());
    expect([result.body, wakes]).toEqual([{ left: 0 }, 1]);
    const { body } = await cook.get<RecipesAnswer>('/recipes');
    const dates = new Map(body.recipes.map((recipe) => [recipe.id, recipe.publishedAt]));
    expect(dates.get(move.recipeOf('1'))).toBe(lastAutumn);
    expect(Date.parse(String(dates.get(move.recipeOf('2'))))).toBeLessThanOrEqual(app.clock.now);
    expect(dates.get(move.recipeOf('3'))).toBeNull();
    expect(await move.counts()).toMatchObject({ unpublished: 1, formerlyPublished: 0 });
  });

  it('are all published where that is asked for, and publishing again changes nothing', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1', null), made('2'));
    expect((await move.publish('all')).body).toEqual({ left: 0 });
    const { keys, wakes } = await cook.watch(() => move.publish('all'));
    expect([keys, wakes]).toEqual([[], 0]);
  });

  it('are published three hundred at a time by one call', { timeout: 60_000 }, async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('first'));
    for (let begin = 0; begin < 300; begin += 20) {
      await move.bring(...Array.from({ length: 20 }, (_, at) => made(`${begin + at}`)));
    }
    const { result, wakes } = await cook.watch(() => move.publish());
    expect([result.body, wakes]).toEqual([{ left: 0 }, 1]);
    expect(await move.counts()).toMatchObject({ made: 301, unpublished: 0 });
  });
});

describe('A move that is taken back', () => {
  const page = {
    outcome: 'page',
    key: 'page',
    title: 'Lists',
    writes: {},
    leads: [{ address: '/tag/rye/', target: { kind: 'path', path: '/recipes?search=rye' } }],
    notes: [],
  };

  it('goes part by part until nothing of it is left', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'), made('2'), page);
    await move.say(comment('1', 'c1'));
    await move.publish();
    const left: number[] = [];
    for (let call = 0; call < 3; call += 1) left.push((await move.undo()).body.left);
    expect(left).toEqual([2, 0, 0]);
    expect((await cook.get<RecipesAnswer>('/recipes')).body.total).toBe(0);
    const { undoneAt, counts } = await move.look();
    expect([undoneAt === null, counts.made]).toEqual([false, 0]);
  });

  it('takes its comments from recipes that it repeats, but for what somebody answered', async () => {
    const cook = await aCook(app);
    const { id: recipeId, title } = await cook.publishRecipe();
    const recipe = aRecipe({ title });
    const move = await aMove(cook, { ...made('1'), outcome: 'ask', repeats: recipeId, recipe });
    await move.say(comment('1', 'c1'), comment('1', 'c2'), comment('1', 'c3', { parentId: 'c2' }));
    const passerBy = aPasserBy(app, cook);
    const answered = (await read(passerBy, recipeId)).comments.find(
      ({ children }) => children.length === 0,
    );
    const visitor = await aVisitor(app, cook, { displayName: 'Bo' });
    await say(visitor, { recipeId, parentId: String(answered?.id), content: 'Yes.' });
    await move.undo();
    const { comments, commentCount } = await read(passerBy, recipeId);
    expect(commentCount).toBe(2);
    expect(comments).toMatchObject([
      { id: answered?.id, children: [{ user: { displayName: 'Bo' } }] },
    ]);
  });

  it('takes nothing more', async () => {
    const cook = await aCook(app);
    const move = await aMove(cook, made('1'));
    await move.undo();
    const answers = await Promise.all([
      move.say(comment('1', 'c1')),
      move.publish('all'),
      move.bring(made('2')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});
