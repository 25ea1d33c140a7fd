import type { ImageUse } from '#domain/media/image.ts';
import { termKinds, type TermKind } from '#domain/recipe/recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import type { RichText, InlineNode } from '#domain/text/rich-text.ts';
import { aRecipe } from './builders.ts';
import type { Random } from './random-cook.ts';

/** What a site knows that its recipes may refer to. */
export type KnownThings = {
  imageIds: string[];
  videoIds: string[];
  unitIds: string[];
  ingredientIds: string[];
  equipmentIds: string[];
  termIds: ReadonlyMap<TermKind, string[]>;
  /** Addresses of recipes of the site, published or not. */
  recipeAddresses: string[];
};

const words = ['plum', 'rye', 'leek', 'cod', 'thyme', 'barley', 'quince', 'sage', 'kale', 'oat'];
const own = () => crypto.randomUUID();

/** A recipe with some of everything that a recipe can hold. */
export function aRandomRecipe(random: Random, known: KnownThings) {
  const groups = listOf(random, 3, () => ingredientGroup(random, known));
  const usageIds = groups.flatMap((group) => group.ingredientUsages.map(({ id }) => id));
  const text = () => maybe(random, () => aRandomText(random, known, usageIds));
  const [videoId = null] = random.some(known.videoIds, 1);
  return {
    ...aRecipe({ title: sentence(random) }),
    description: text(),
    images: random.some(known.imageIds, 3).map((id) => imageUse(random, id)),
    videoId,
    youtubeVideoId: maybe(random, () => 'dQw4w9WgXcQ'),
    storyExcerpt: text(),
    storyMore: text(),
    note: text(),
    legacyRecipeData: maybe(random, () => ({
      credit: sentence(random),
      sourceUrl: anAddress(random),
    })),
    privacySetting: random.chance(0.4) ? ('subscribers_only' as const) : ('public' as const),
    ...figures(random),
    ...terms(random, known),
    keywords: random.some(words, 3),
    ingredientUsageGroups: groups,
    instructionGroups: listOf(random, 3, () => ({
      id: own(),
      title: random.chance(0.3) ? 'Instructions' : sentence(random),
      note: text(),
      instructions: listOf(random, 4, () => instruction(random, known, usageIds)),
    })),
    equipmentUsages: random.some(known.equipmentIds, 3).map((equipmentId) => ({
      id: own(),
      equipmentId,
      link: maybe(random, () => anAddress(random)),
      note: maybe(random, () => sentence(random)),
      imageOverrideId: random.some(known.imageIds, 1)[0] ?? null,
      equipmentTitleOverride: maybe(random, () => sentence(random)),
    })),
  };
}

const terms = (random: Random, { termIds }: KnownThings) =>
  Object.fromEntries(
    termKinds.map((kind) => [termFieldOf[kind], random.some(termIds.get(kind) ?? [], 2)]),
  );

function figures(random: Random) {
  const minutes = () => maybe(random, () => random.below(300));
  return {
    language: random.pick([null, 'en', 'de', 'fr']),
    prepTimeMinutes: minutes(),
    cookTimeMinutes: minutes(),
    customTimeLabel: maybe(random, () => 'Rest'),
    customTimeMinutes: minutes(),
    yieldServings: maybe(random, () => 1 + random.below(12)),
    servingDescription: maybe(random, () => random.pick(['loaf', 'servings', 'jars'])),
    difficultyLevel: maybe(random, () => random.pick(['easy', 'medium', 'hard'] as const)),
  };
}

function ingredientGroup(random: Random, known: KnownThings) {
  return {
    id: own(),
    title: random.chance(0.3) ? 'Ingredients' : sentence(random),
    note: maybe(random, () => aRandomText(random, known, [])),
    ingredientUsages: listOf(random, 5, () => ({
      id: own(),
      quantityMin: maybe(random, () => random.below(20) / 4),
      quantityMax: random.chance(0.2) ? 6 : null,
      unitId: random.some(known.unitIds, 1)[0] ?? null,
      ...measures(random, known),
      ingredientId: random.some(known.ingredientIds, 1)[0] ?? null,
      preparation: maybe(random, () => aRandomText(random, known, [])),
      ingredientTitleOverride: maybe(random, () => sentence(random)),
      link: maybe(random, () => anAddress(random)),
      note: maybe(random, () => sentence(random)),
    })),
  };
}

function measures(random: Random, { unitIds }: KnownThings) {
  const measure = () => ({
    quantityMin: random.below(20) / 4,
    quantityMax: null,
    unitId: random.some(unitIds, 1)[0] ?? null,
  });
  return {
    ...(random.chance(0.2) && { furtherAmount: measure() }),
    ...(random.chance(0.2) && { alternativeMeasure: measure() }),
    ...(random.chance(0.2) && { packageSize: measure() }),
  };
}

function instruction(random: Random, known: KnownThings, usageIds: string[]) {
  return {
    id: own(),
    content: aRandomText(random, known, usageIds),
    timerMinutes: maybe(random, () => 1 + random.below(90)),
    note: maybe(random, () => aRandomText(random, known, usageIds)),
    videoId: random.some(known.videoIds, 1)[0] ?? null,
    images: random.some(known.imageIds, 2).map((id) => imageUse(random, id)),
  };
}

function aRandomText(random: Random, known: KnownThings, usageIds: string[]): RichText {
  const nodes: InlineNode[] = [
    { text: `${sentence(random)} `, ...(random.chance(0.3) && { bold: true }) },
    ...random.some(known.recipeAddresses, 1).map((href) => linkTo(random, href)),
    ...random.some(usageIds, 2).map((ingredientUsageId): InlineNode => ({
      type: 'ingredient-usage-reference',
      ingredientUsageId,
      children: [{ text: sentence(random) }],
    })),
    ...random.some(known.unitIds, 1).map((unitId): InlineNode => ({
      type: 'measurement',
      quantity: 1 + random.below(8),
      unitId,
      children: [{ text: '2 of it' }],
    })),
  ];
  return { type: 'document', children: [{ type: 'paragraph', children: nodes }] };
}

const linkTo = (random: Random, href: string): InlineNode => ({
  type: 'link',
  href,
  children: [{ text: sentence(random) }],
});

const imageUse = (random: Random, id: string): ImageUse =>
  random.chance(0.3)
    ? { id, crop: { width: 400, height: 300, x: random.below(99), y: 5 } }
    : { id };

const sentence = (random: Random) => `${random.pick(words)} ${random.pick(words)}`;

const anAddress = (random: Random) => `https://${random.pick(words)}.example/`;

const maybe = <Value>(random: Random, make: () => Value): Value | null =>
  random.chance(0.3) ? null : make();

const listOf = <Item>(random: Random, most: number, make: () => Item): Item[] =>
  Array.from({ length: random.below(most + 1) }, make);
