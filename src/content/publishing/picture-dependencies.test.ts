import { describe, expect, it } from 'vitest';
import { fixedPages, type PageRef } from '#domain/publishing/publishing.ts';
import type { AnyPage } from '../page-models.ts';
import { documentOf } from '#content/testing/document-of.ts';
import {
  aCollection,
  aPublishedRecipe,
  aSite,
  byId,
  imagesOf,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';
import { aText } from '#content/testing/text-builders.ts';

const pictures = [
  'favicon',
  'logo',
  'share',
  'avatar',
  'product',
  'event',
  'book',
  'dish',
  'step',
  'override',
  'pan',
  'cover',
  'brunch',
  'dish-still',
  'step-still',
  'brunch-still',
];
const films = ['dish-film', 'step-film', 'brunch-film'];
const images = imagesOf(...pictures);

const recipe = aPublishedRecipe(
  {
    images: [{ id: 'dish' }],
    videoId: 'dish-film',
    instructionGroups: [
      {
        id: 'g1',
        title: 'All',
        note: null,
        instructions: [
          {
            id: 's1',
            content: aText('Bake it.'),
            timerMinutes: null,
            note: null,
            videoId: 'step-film',
            images: [{ id: 'step' }],
          },
        ],
      },
    ],
    equipmentUsages: ['pan', 'pot'].map((id) => ({
      id: `u-${id}`,
      equipmentId: id,
      link: null,
      note: null,
      imageOverrideId: id === 'pot' ? 'override' : null,
      equipmentTitleOverride: null,
    })),
  },
  { id: 'plum', collectionIds: ['brunch'] },
);
const covering = aPublishedRecipe({ images: [{ id: 'cover' }] }, { id: 'leek' });

/** A site that shows a picture, or a film, at every place where it can. */
const facts = pageFacts([recipe, covering], {
  site: aSite({
    owner: { id: 'o', displayName: 'Marta', avatar: images.get('avatar') ?? null },
    settings: {
      aboutShort: aText('I bake.'),
      about: aText('I bake and cook.'),
      faviconId: 'favicon',
      logoId: 'logo',
      featuredImageId: 'share',
      productLinks: [
        {
          id: 'p',
          productTitle: aText('Pan'),
          productImageId: 'product',
          href: 'https://x.example',
        },
      ],
      events: [
        {
          id: 'e',
          title: 'Fair',
          imageId: 'event',
          date: '2026-06-01',
          location: null,
          description: null,
          href: null,
        },
      ],
      book: { title: 'Book', subtitle: null, description: null, imageId: 'book', links: [] },
    },
    images,
    collections: [
      aCollection({ id: 'brunch', slug: 'brunch', imageId: 'brunch', videoId: 'brunch-film' }),
      aCollection({
        id: 'soups',
        slug: 'soups',
        cover: { recipeId: 'leek', image: { id: 'cover' } },
      }),
    ],
  }),
  equipment: byId([
    { id: 'pan', title: 'Pan', featuredImageId: 'pan' },
    { id: 'pot', title: 'Pot', featuredImageId: null },
  ]),
  videos: byId(
    films.map((id) => ({
      id,
      key: `${id}.mp4`,
      contentType: 'video/mp4',
      posterImageId: id.replace('film', 'still'),
    })),
  ),
  collectionRecipeIds: new Map([
    ['brunch', ['plum']],
    ['soups', ['leek']],
  ]),
});

const everyPage: PageRef[] = [
  ...fixedPages({
    hasCollections: true,
    hasAbout: true,
    hasLinks: true,
    hasEvents: true,
    hasBook: true,
    hasNewsletters: true,
  }),
  { path: '/recipes/plum', kind: 'recipe', subjectId: 'plum' },
  { path: '/collections/brunch', kind: 'collection', subjectId: 'brunch' },
  { path: '/collections/soups', kind: 'collection', subjectId: 'soups' },
];
const wholeModel = {
  renderHtml: (page: AnyPage) => Promise.resolve(JSON.stringify(page)),
  themeOf: plainTheme,
};

/** What a page shows by an address, as keys of changes, and those it depends on. */
async function shownAndKnown(ref: PageRef) {
  const document = await documentOf(facts, ref, wholeModel);
  const body = String(document?.body);
  const shown = [...body.matchAll(/([a-z-]+)\.(jpg|mp4)/g)].map(([, id, kind]) =>
    kind === 'jpg' ? `image:${id}` : `video:${id}`,
  );
  return { shown: [...new Set(shown)], known: new Set<string>(document?.dependencies) };
}

describe('A page that shows the address of a picture or a film', () => {
  it.each(everyPage)('depends on it: $path', async (ref) => {
    const { shown, known } = await shownAndKnown(ref);
    expect(shown.filter((key) => !known.has(key))).toEqual([]);
  });

  it('is there for each of them', async () => {
    const all = await Promise.all(everyPage.map(shownAndKnown));
    const shown = new Set(all.flatMap((page) => page.shown));
    expect([...pictures.map((id) => `image:${id}`), ...films.map((id) => `video:${id}`)]).toEqual(
      expect.arrayContaining([...shown]),
    );
    expect(shown.size).toBe(pictures.length + films.length);
  });
});
