import { describe, expect, test } from 'vitest';
import type { RecipeSummaryView } from '#contract/recipe/recipe-view.ts';
import { duePublications } from './publish-recipes.ts';

const aSummary = (summary: Partial<RecipeSummaryView>): RecipeSummaryView => ({
  id: 'loaf',
  title: 'Loaf',
  slug: 'loaf',
  privacySetting: 'public',
  image: null,
  version: 1,
  publishedAt: '2025-10-11T00:00:00.000Z',
  hasUnpublishedChanges: false,
  bookmarkCount: 0,
  createdAt: '2025-10-11T00:00:00.000Z',
  updatedAt: '2025-10-11T00:00:00.000Z',
  ...summary,
});

const loaf = { recipeId: 'loaf', publishedAt: '2025-10-11T00:00:00.000Z' };

describe('What is due to be published', () => {
  test('is nothing when visitors see it all', () => {
    expect(duePublications([loaf], [aSummary({})])).toEqual([]);
  });

  test('is a draft, a changed recipe and one that is shown under another date', () => {
    const recipes = [
      aSummary({ id: 'draft', publishedAt: null }),
      aSummary({ id: 'changed', hasUnpublishedChanges: true }),
      aSummary({ id: 'moved', publishedAt: '2024-01-01T00:00:00.000Z' }),
    ];
    const wanted = ['draft', 'changed', 'moved'].map((recipeId) => ({ ...loaf, recipeId }));
    expect(duePublications(wanted, recipes)).toEqual(wanted);
  });

  test('leaves the date of a recipe alone when none is asked for', () => {
    const undated = { recipeId: 'loaf', publishedAt: null };
    expect(duePublications([undated], [aSummary({})])).toEqual([]);
  });

  test('leaves out what the server does not have', () => {
    expect(duePublications([{ ...loaf, recipeId: 'gone' }], [aSummary({})])).toEqual([]);
  });
});
