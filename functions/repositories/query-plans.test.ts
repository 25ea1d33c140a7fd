import { describe, expect, it } from 'vitest';
import { commentFrom } from '#domain/comments/comment-text.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { compile, type Database, type Statement } from '#functions/db/database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { explain } from '#functions/testing/database/query-plan.ts';
import { contentFrom } from '#functions/services/recipe/content.ts';
import type { QueueListing } from './comments/comment-queue.ts';
import { lastDays } from '#domain/kitchen/overview/period.ts';
import { overviewParts } from '#domain/kitchen/overview/parts.ts';
import { forSite } from './for-site.ts';

const planOf = (statement: Statement): string[] => explain(compile(statement).sql);

const db = await testDatabase();
const {
  bookmarks,
  commentBans,
  commentDeeds,
  commentReports,
  comments,
  deletedRecipes,
  publications,
  recipes,
  recipeSchedules,
} = forSite(db, 'a-site');
const content: RecipeContent = contentFrom({ title: 'Pie', slug: 'pie' }, null);
const shown = { recipeId: 'a-recipe', version: 1, slug: 'pie', publishedAt: 0 };
const places = { publishedVersion: 1, publishedAt: 0, publishedSlug: 'pie', featuredPlace: null };
const renamed = { newSlug: 'pie-2', newPublishedSlug: 'tart-2' };
const deleted = {
  id: 'a',
  title: 'Pie',
  slug: 'pie',
  version: 2,
  deletedAt: 0,
  places,
  ...renamed,
};
const draft = { id: 'a-recipe', content, imageIds: [], expectedVersion: 1 };

describe('Writing one recipe, design §1', () => {
  it.each<[string, Statement[]]>([
    ['saving', recipes.update([draft], { by: 'a-person', now: 0 })],
    ['publishing', publications.publish({ recipeIds: ['a'], by: null, now: 0, publishedAt: null })],
    ['unpublishing', publications.unpublish(['a'], 0)],
    ['deleting', deletedRecipes.delete(['a'], 0)],
    ['restoring', deletedRecipes.restore([deleted])],
    ['showing', publications.show([shown], 0)],
    ['publishing a revision', publications.publishRevisions([shown], { by: null, now: 0 })],
    ['unscheduling', recipeSchedules.remove('a')],
  ])('costs the same on a site of any size: %s walks through no list of the site', (_name, all) => {
    const steps = all.flatMap(planOf);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => /recipe\w* .*\(site_id=\?|SCAN recipe/.test(step))).toEqual([]);
  });
});

/** A table read whole, or all of a site's rows; what a query has just put together is neither. */
const isWalk = (step: string) => /\bSCAN (?!CONSTANT|\(subquery)|\(site_id=\?\)/.test(step);

const comment = {
  id: 'a-comment',
  recipeId: 'a-recipe',
  userId: 'a-person',
  parentId: 'a-parent',
  content: commentFrom('Lovely.'),
  contentHash: 'a-hash',
  foldedText: 'lovely.',
  isHandled: false,
  isHeldIfFirst: true,
};
const report = { id: 'a-report', commentId: 'a-comment', userId: 'a-person', reason: 'Rude' };
const deed = { undoId: 'a-deed', now: 0 };
const undone = { id: 'a-deed', bannedUserId: 'a-person', bannedAt: 0, createdAt: 0 };
const vote = { id: 'a-comment', userId: 'a-person' };
const bookmark = { userId: 'a-person', recipeId: 'a-recipe' };

describe('Visitors writing, design §1', () => {
  it.each<[string, Statement[]]>([
    ['commenting', [comments.create(comment, 0)]],
    ['deleting a comment', comments.erase('a-comment', 'a-person', 0)],
    ['hiding a comment', comments.hide('a-comment', 0)],
    ['upvoting', [comments.upvote(vote, 0), comments.removeUpvote(vote)]],
    ['reporting', [commentReports.create(report, 0), commentReports.resolve('a-report', 0)]],
    ['banning', [...commentBans.set('a-person', deed), ...commentBans.end('a-person', deed)]],
    ['keeping a comment', commentDeeds.keep('a-comment', deed)],
    ['showing a comment', commentDeeds.unhide('a-comment', deed)],
    ['hiding all of a person', commentDeeds.hideAll('a-person', deed)],
    ['moving past a comment', [commentDeeds.look('a-comment', 0)]],
    ['undoing a deed', [...commentDeeds.undo(undone), ...commentBans.undo(undone)]],
    ['bookmarking', [bookmarks.add(bookmark, 0), bookmarks.remove(bookmark)]],
  ])('looks rows up by their keys: %s walks through no list', (_name, all) => {
    const steps = all.flatMap(planOf);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => isWalk(step))).toEqual([]);
  });
});

/** The steps of everything that a repository reads when it is asked. */
async function planOfReads(ask: (site: ReturnType<typeof forSite>) => Promise<unknown>) {
  const steps: string[] = [];
  const batch: Database['engine']['batch'] = (queries) => {
    steps.push(...queries.flatMap(({ sql }) => explain(sql)));
    return Promise.resolve(queries.map(() => ({ rows: [], changes: 0 })));
  };
  const watched = Object.create(db, { engine: { value: { batch } } }) as Database;
  await ask(forSite(watched, 'a-site'));
  return steps;
}

const page = { limit: 24, offset: 0 };
const listing = { ...page, recipeId: 'a-recipe', viewerId: 'a-person' };

describe('An owner reading subscribers, design §1', () => {
  const first = { limit: 24, after: null, now: 9 };
  const searched = { ...first, search: 'ann', state: 'subscribed', plan: 'none' } as const;

  it.each([
    ['newest', 'newest'],
    ['oldest', 'newest'],
    ['address', 'address'],
  ] as const)(
    'walks an index that holds what it searches, in the order asked for: %s',
    async (order, index) => {
      const steps = await planOfReads((site) => site.subscribers.list({ ...searched, order }));
      const [listed, counts, ...more] = steps.filter((step) => step.includes('subscriber_index'));
      expect(listed).toContain(`INDEX subscriber_index_${index} (site_id=?`);
      expect(counts).toContain('USING COVERING INDEX subscriber_index_');
      expect(more).toEqual([]);
      // Which plans are over by the clock is read once, and only of those that end.
      const ofPlans = steps.filter((step) => step.includes(' subscriptions '));
      expect(ofPlans).not.toEqual([]);
      for (const step of ofPlans) expect(step).toContain('INDEX subscriptions_ending (site_id=?');
    },
  );
});

describe('A cook looking at comments, design §1', () => {
  const after = { createdAt: 9, id: 'a-comment' };
  const planOfQueue = (asked: Partial<QueueListing>) =>
    planOfReads((site) => site.commentQueue.list({ view: 'all', after, limit: 24, ...asked }));

  it.each([
    ['new', 'comments_new'],
    ['held', 'comments_held'],
    ['hidden', 'comments_hidden'],
    ['all', 'comments_site'],
  ] as const)('goes through those of the view alone, in order: %s', async (view, index) => {
    const steps = await planOfQueue({ view });
    expect(steps.filter((step) => step.includes(`INDEX ${index} (site_id=? AND`))).not.toEqual([]);
    expect(steps.filter((step) => /SCAN comments\b/.test(step))).toEqual([]);
  });

  it.each<[string, Partial<QueueListing>]>([
    ['reports', { view: 'reported' }],
    ['person', { userId: 'a-person' }],
  ])('goes by the %s alone', async (_name, asked) => {
    const [first = ''] = (await planOfQueue(asked)).filter((step) => /\bcomments\b/.test(step));
    expect(first).not.toMatch(/SCAN|site_id/);
  });

  it.each<[string, Parameters<typeof planOfReads>[0]]>([
    ['a thread', (site) => site.queuedThreads.find('a-comment')],
    ['a ban', (site) => site.commentBans.has('a-person')],
  ])('looks up by keys: %s', async (_name, ask) => {
    const steps = await planOfReads(ask);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => isWalk(step))).toEqual([]);
  });
});

describe('Visitors reading, design §1', () => {
  it.each<[string, Parameters<typeof planOfReads>[0]]>([
    ['comments', (site) => site.comments.list(listing)],
    ['replies', (site) => site.comments.list({ ...listing, threadId: 'a-comment' })],
    ['hidden comments', (site) => site.comments.listHidden(listing)],
    ['a comment', (site) => site.comments.findReadable('a-comment')],
    ['reports', (site) => site.commentReports.listOpen({ ...page, viewerId: 'a-person' })],
    ['bookmarks', (site) => site.bookmarks.listRecipeIds('a-person')],
  ])('goes by the recipe, the person or the key: %s', async (_name, ask) => {
    const steps = await planOfReads(ask);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => isWalk(step))).toEqual([]);
  });
});

describe('A cook opening the kitchen, design §1', () => {
  const days = lastDays(365, { now: 0, ahead: 0 });
  const planOfOverview = async () =>
    planOfReads((site) => site.overview.read({ days, parts: overviewParts, mailsSince: 0 }));

  it.each([
    ['drafts', /INDEX recipes_published \(site_id=\? AND published_at=\?\)/],
    ['what is published', /COVERING INDEX recipes_published \(site_id=\? AND published_at>\?\)/],
    ['pictures', /INDEX sqlite_autoindex_recipe_index_cards_1 \(recipe_id=\?\)/],
    ['unpublished changes', /INDEX recipes_changed \(site_id=\?\)/],
    ['failed mails', /INDEX messages_failed \(site_id=\? AND created_at>\?\)/],
    ['who came', /COVERING INDEX newsletter_subscribers_came \(site_id=\? AND confirmed_at>\?\)/],
    ['who left', /INDEX newsletter_subscribers_left \(site_id=\? AND unsubscribed_at>\?\)/],
    ['subscribers', /COVERING INDEX subscriber_index_\w+ \(site_id=\?\)/],
    ['saves', /COVERING INDEX bookmarks_days \(site_id=\? AND created_at>\?\)/],
    ['comments', /INDEX comments_site \(site_id=\?\)/],
  ])('reads by an index that holds them alone: %s', async (_name, index) => {
    expect(await planOfOverview()).toContainEqual(expect.stringMatching(index));
  });

  it('walks through no table', async () => {
    const walks = (await planOfOverview()).filter((step) =>
      /\bSCAN (?!CONSTANT|\(|json_each)/.test(step),
    );
    expect(walks).toEqual([]);
  });
});
