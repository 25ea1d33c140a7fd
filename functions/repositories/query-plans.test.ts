import { describe, expect, it } from 'vitest';
import { commentFrom } from '#domain/comments/comment-text.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { compile, type Database, type Statement } from '#functions/db/database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { explain } from '#functions/testing/database/query-plan.ts';
import { contentFrom } from '#functions/services/recipe/content.ts';
import { forSite } from './for-site.ts';

const planOf = (statement: Statement): string[] => explain(compile(statement).sql);

const db = await testDatabase();
const {
  bookmarks,
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
};
const report = { id: 'a-report', commentId: 'a-comment', userId: 'a-person', reason: 'Rude' };
const vote = { id: 'a-comment', userId: 'a-person' };
const bookmark = { userId: 'a-person', recipeId: 'a-recipe' };

describe('Visitors writing, design §1', () => {
  it.each<[string, Statement[]]>([
    ['commenting', [comments.create(comment, 0)]],
    ['deleting a comment', comments.erase('a-comment', 'a-person', 0)],
    ['hiding a comment', comments.hide('a-comment', 0)],
    ['upvoting', [comments.upvote(vote, 0), comments.removeUpvote(vote)]],
    ['reporting', [commentReports.create(report, 0), commentReports.resolve('a-report', 0)]],
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
  const first = { limit: 24, after: null };
  const isOther = /SEARCH (?:newsletter_subscribers|subscriptions) .*\(site_id=\? AND user_id=\?\)/;

  it('reads of people who do not match their names alone', async () => {
    const steps = await planOfReads((site) => site.subscribers.list({ ...first, search: 'ann' }));
    const [people = '', ...others] = steps;
    expect(people).toMatch(/SEARCH site_users .*\(site_id=\?\)/);
    expect(others.filter((step) => isOther.test(step))).toHaveLength(4);
  });

  it('reads people of one page where nothing is searched', async () => {
    const steps = await planOfReads((site) => site.subscribers.list(first));
    const ofPeople = steps.filter((step) => step.includes('site_users'));
    expect(ofPeople).toHaveLength(1);
    expect(ofPeople[0]).toContain('(site_id=? AND user_id=?)');
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
