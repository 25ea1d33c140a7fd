import { describe, expect, it } from 'vitest';
import { pageModel } from '../page-model.ts';
import {
  aPublishedRecipe,
  aSite,
  imagesOf,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';

type Content = Parameters<typeof aPublishedRecipe>[0];

/** The structured data of a recipe on a site that has a picture of its own. */
function dataOf(content: Content, siteChanges: Parameters<typeof aSite>[0] = {}) {
  const settings = { featuredImageId: 'share' };
  const site = aSite({ settings, images: imagesOf('share', 'dish'), ...siteChanges });
  const ref = { path: '/recipes/x', kind: 'recipe', subjectId: 'recipe-1' } as const;
  const page = pageModel(pageFacts([aPublishedRecipe(content)], { site }), ref, plainTheme);
  return page?.meta.structuredData[0];
}

describe('Structured data of a recipe', () => {
  it('has pictures of the dish alone', () => {
    expect(dataOf({ images: [{ id: 'dish' }] })).toHaveProperty('image');
    expect(dataOf({})).not.toHaveProperty('image');
  });

  it('names as author whom the page credits', () => {
    const legacyRecipeData = {
      credit: 'Recipe by Ada',
      author: 'Ada',
      sourceUrl: 'https://a.example/',
    };
    expect(dataOf({ legacyRecipeData })).toMatchObject({
      author: { '@type': 'Person', name: 'Ada', url: 'https://a.example/' },
    });
    expect(dataOf({ legacyRecipeData: { author: 'Nobody credited' } })).not.toMatchObject({
      author: { name: 'Nobody credited' },
    });
    const nameless = { id: 'owner-1', displayName: '', avatar: null };
    expect(dataOf({}, { owner: nameless })).toMatchObject({
      author: { '@type': 'Organization', name: 'Old Hearth' },
    });
  });
});
