import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feed, sitemapOfRecipes } from '../publishing/machine-pages.ts';
import type { PageFacts } from '../facts.ts';
import { letterHtml } from '../newsletter/letter-html.ts';
import { letterModel } from '../newsletter/letter-model.ts';
import { letterText } from '../newsletter/letter-text.ts';
import { pageModel } from '../page-model.ts';
import { recipeBody } from './recipe-page.ts';
import {
  aCollection,
  aPublishedRecipe,
  aSite,
  aTerm,
  byId,
  imagesOf,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';
import { aUsageGroup } from '#content/testing/line-builders.ts';
import { aText } from '#content/testing/text-builders.ts';

/** Texts that no page may hold while the recipe is premium. */
const secret = fc.uuid().map((id) => `secret-${id}`);
const secretText = secret.map((text) => aText(text));
const visible = fc.string({ maxLength: 20 });

const secretUsage = fc.record({
  id: secret,
  quantityMin: fc.constant(2),
  quantityMax: fc.constant(null),
  unitId: fc.constant(null),
  ingredientId: fc.constantFrom('ingredient-1', null),
  preparation: secretText,
  ingredientTitleOverride: secret,
  link: secret.map((text) => `https://shop.example/${text}`),
  note: secret,
});

const secretStep = fc.record({
  id: secret,
  content: secretText,
  timerMinutes: fc.constant(12),
  note: secretText,
  videoId: fc.constant('video-1'),
  images: fc.constant([{ id: 'step-image' }]),
});

const groupOf = <Item>(key: string, item: fc.Arbitrary<Item>) =>
  fc.record({
    id: secret,
    title: fc.uuid(),
    note: secretText,
    [key]: fc.array(item, { minLength: 1, maxLength: 3 }),
  });

/** A premium recipe in which everything below the top section is secret. */
const premiumContent = fc.record({
  title: visible,
  description: visible.map((text) => aText(text)),
  privacySetting: fc.constant('subscribers_only' as const),
  images: fc.constant([{ id: 'dish-image' }]),
  videoId: fc.constant('video-1'),
  youtubeVideoId: fc.constant('secret-yout'),
  storyExcerpt: secretText,
  storyMore: secretText,
  note: secretText,
  legacyRecipeData: fc.record({ credit: secret, sourceUrl: secret, ingredients: fc.array(secret) }),
  keywords: fc.array(secret),
  tagIds: fc.constant(['term-1']),
  yieldServings: fc.constant(4),
  prepTimeMinutes: fc.constant(10),
  ingredientUsageGroups: fc.array(groupOf('ingredientUsages', secretUsage), { minLength: 1 }),
  instructionGroups: fc.array(groupOf('instructions', secretStep), { minLength: 1 }),
  equipmentUsages: fc.array(
    fc.record({
      id: secret,
      equipmentId: fc.constant('equipment-1'),
      link: secret,
      note: secret,
      imageOverrideId: fc.constant('step-image'),
      equipmentTitleOverride: secret,
    }),
  ),
  contributorIds: fc.array(secret),
});

function factsWith(content: object) {
  const recipe = aPublishedRecipe(content);
  const images = imagesOf('dish-image', 'step-image');
  const step = images.get('step-image')!;
  images.set(step.id, { ...step, key: 'secret-step.jpg', alt: 'secret alt' });
  const collections = [aCollection()];
  return pageFacts([recipe, ...['2', '3', '4'].map((id) => aPublishedRecipe({}, { id }))], {
    site: aSite({ images, collections, terms: byId([aTerm()]) }),
    related: new Map([['2', ['recipe-1', '3', '4']]]),
    collectionRecipeIds: new Map([['collection-1', ['recipe-1']]]),
    ingredients: new Map([
      [
        'ingredient-1',
        {
          id: 'ingredient-1',
          title: 'secret ingredient',
          gramsPerLiter: null,
          defaultMetricMeasurementMethod: 'weight',
          defaultImperialMeasurementMethod: 'volume',
        },
      ],
    ]),
    equipment: byId([{ id: 'equipment-1', title: 'secret pan', featuredImageId: 'step-image' }]),
    videos: byId([
      { id: 'video-1', key: 'secret.mp4', contentType: 'video/mp4', posterImageId: null },
    ]),
    sitemapParts: new Map([[1, [{ path: '/recipes/recipe-1', changedAt: 1 }]]]),
  });
}

const pagesThatShowIt = [
  { path: '/recipes/recipe-1', kind: 'recipe', subjectId: 'recipe-1' },
  { path: '/recipes/2', kind: 'recipe', subjectId: '2' },
  { path: '/', kind: 'home', subjectId: null },
  { path: '/recipes', kind: 'recipes', subjectId: null },
  { path: '/collections/bakes', kind: 'collection', subjectId: 'collection-1' },
  { path: '/404', kind: 'not-found', subjectId: null },
] as const;

/** A newsletter of it, as it leaves for readers without a paid plan. */
function letters(facts: PageFacts): string[] {
  const asked = { recipeId: 'recipe-1', note: null, subject: '', previewLine: '', isOnSite: false };
  const letter = letterModel({ ...facts, reader: { kind: 'visitor', plan: 'free' } }, asked);
  return letter === null ? [] : [letterHtml(letter), letterText(letter)];
}

async function everythingPublic(content: object): Promise<string> {
  const facts = factsWith(content);
  const models = pagesThatShowIt.map((ref) => pageModel(facts, ref, plainTheme));
  const texts = [await feed(facts), sitemapOfRecipes(facts, 1), ...letters(facts)];
  return JSON.stringify([...models, ...texts]);
}

describe('A premium recipe, security S5', () => {
  it('leaves nothing below its top section on any page, in no data, feed or list', async () => {
    await fc.assert(
      fc.asyncProperty(premiumContent, async (content) => {
        expect(await everythingPublic(content)).not.toContain('secret');
      }),
    );
  });

  it('would show all of it if it were public, so that the search above means something', async () => {
    await fc.assert(
      fc.asyncProperty(premiumContent, async (content) => {
        const text = await everythingPublic({ ...content, privacySetting: 'public' });
        const [group] = content.ingredientUsageGroups;
        expect(text).toContain(group!.title);
        expect(text).toContain(JSON.stringify(content.note.children[0]));
        expect(text).toContain('secret.mp4');
      }),
      { numRuns: 20 },
    );
  });

  it('shows title, text, pictures, times, servings, counts and the lists it belongs to', () => {
    const facts = factsWith({
      privacySetting: 'subscribers_only',
      title: 'Plum Tart',
      description: aText('Dark and sweet.'),
      images: [{ id: 'dish-image' }],
      tagIds: ['term-1'],
      yieldServings: 4,
      prepTimeMinutes: 10,
      ingredientUsageGroups: [aUsageGroup('Dough', 3)],
    });
    const body = recipeBody(facts, facts.recipes.get('recipe-1')!);
    expect(body).toMatchObject({
      isLocked: true,
      title: 'Plum Tart',
      description: aText('Dark and sweet.'),
      teaser: { groups: ['Dough'], countsText: '3 ingredients' },
      terms: [{ label: 'Slow' }],
    });
    expect(body.media).toHaveLength(1);
    expect(body.times).toHaveLength(1);
    expect(body.servings?.yieldServings).toBe(4);
  });

  it('tells search engines that it is not free', () => {
    const facts = factsWith({ privacySetting: 'subscribers_only' });
    const page = pageModel(facts, pagesThatShowIt[0], plainTheme);
    expect(page?.meta.structuredData[0]).toMatchObject({ isAccessibleForFree: false });
  });

  it('wears a lock on its card', () => {
    const page = pageModel(
      factsWith({ privacySetting: 'subscribers_only' }),
      pagesThatShowIt[1],
      plainTheme,
    );
    const body = page?.body as { moreRecipes: { id: string; isLocked: boolean }[] };
    expect(body.moreRecipes.map(({ id, isLocked }) => [id, isLocked])).toEqual([
      ['recipe-1', true],
      ['3', false],
      ['4', false],
    ]);
  });
});
