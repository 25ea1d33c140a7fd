import { describe, expect, it } from 'vitest';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { dependenciesOf } from './dependencies.ts';
import { namedSubjects } from './named-subjects.ts';
import { pageModel } from '../page-model.ts';
import {
  aCollection,
  aPublishedRecipe,
  aSite,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';

const plum = aPublishedRecipe({}, { id: 'plum', collectionIds: ['bakes'] });
const leek = aPublishedRecipe({ privacySetting: 'subscribers_only' }, { id: 'leek' });
const facts = pageFacts([plum, leek], {
  site: aSite({ collections: [aCollection({ id: 'bakes', slug: 'bakes' })] }),
  collectionRecipeIds: new Map([['bakes', ['leek']]]),
  newsletters: [
    {
      id: 'plums',
      slug: 'plums',
      title: 'Plums',
      previewLine: '',
      audience: 'all',
      recipeId: 'plum',
      sentAt: 0,
    },
  ],
});

function namesOn(kind: PageRef['kind'], subjectId: string | null, location: string | null = null) {
  const ref: PageRef = { path: '/x', kind, subjectId };
  const dependencies = dependenciesOf(facts, ref, pageModel(facts, ref, plainTheme));
  return namedSubjects(facts, ref, { dependencies, location });
}

const nobody = { open: [], locked: [], collections: [], newsletters: [] };

describe('Whom a page speaks of, security S5', () => {
  it('is of a newsletter itself and its dish, and of the list each of them', () => {
    expect(namesOn('newsletter', 'plums')).toEqual({
      ...nobody,
      open: ['plum'],
      newsletters: ['plums'],
    });
    expect(namesOn('newsletters', null)).toEqual({ ...nobody, newsletters: ['plums'] });
  });

  it('is of a recipe itself and its collections', () => {
    const named = { ...nobody, open: ['plum'], collections: ['bakes'] };
    expect(namesOn('recipe', 'plum')).toEqual(named);
  });

  it('is of a list every recipe on it, and tells which show a lock', () => {
    expect(namesOn('home', null)).toEqual({
      ...nobody,
      open: ['plum'],
      locked: ['leek'],
      collections: ['bakes'],
    });
    expect(namesOn('collection', 'bakes')).toEqual({
      ...nobody,
      locked: ['leek'],
      collections: ['bakes'],
    });
  });

  it('is of a former address what it leads to, whether open to everyone or not', () => {
    const toPlum = namesOn('redirect', 'plum', '/recipes/plum');
    expect(toPlum).toEqual({ ...nobody, locked: ['plum'] });
    const toBakes = namesOn('redirect', 'bakes', '/collections/bakes');
    expect(toBakes).toEqual({ ...nobody, collections: ['bakes'] });
  });

  it('is nobody on a legal page', () => {
    expect(namesOn('text', 'terms')).toEqual(nobody);
  });

  it.each(['feed', 'sitemap-index', 'sitemap-recipes'] as const)('is not noted of a %s', (kind) => {
    expect(namesOn(kind, null)).toBeNull();
  });
});
