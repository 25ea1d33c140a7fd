import fc from 'fast-check';
import type { RecipeContent } from '../recipe/recipe.ts';
import type { RichText } from '../text/rich-text.ts';

const word = fc.constantFrom('plum', 'rye', 'leek', 'cod', 'thyme', 'barley', 'quince', 'sage');
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const richText = words.map((text): RichText => ({
  type: 'document',
  children: [{ type: 'paragraph', children: [{ text }] }],
}));
const optionalText = fc.option(richText, { nil: null });
const optionalWords = fc.option(words, { nil: null });
const minutes = fc.option(fc.integer({ min: 0, max: 300 }), { nil: null });
const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 });
const image = fc.record({ id: fc.uuid() });
const measure = fc.record({
  quantityMin: fc.integer({ min: 0, max: 9 }),
  quantityMax: fc.constant(null),
  unitId: fc.option(fc.uuid(), { nil: null }),
});

const usageFields = {
  quantityMin: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
  quantityMax: fc.constant(null),
  unitId: fc.option(fc.uuid(), { nil: null }),
  unitWord: word,
  furtherAmount: measure,
  alternativeMeasure: measure,
  packageSize: measure,
  ingredientId: fc.option(fc.uuid(), { nil: null }),
  preparation: optionalText,
  ingredientTitleOverride: optionalWords,
  link: optionalWords,
  note: optionalWords,
};
const usage = fc.record(
  { id: fc.uuid(), ...usageFields },
  {
    requiredKeys: [
      'id',
      'quantityMin',
      'quantityMax',
      'unitId',
      'ingredientId',
      'preparation',
      'ingredientTitleOverride',
      'link',
      'note',
    ],
  },
);
const step = fc.record({
  id: fc.uuid(),
  content: richText,
  timerMinutes: minutes,
  note: optionalText,
  videoId: fc.option(fc.uuid(), { nil: null }),
  images: fc.array(image, { maxLength: 2 }),
});
const equipment = fc.record({
  id: fc.uuid(),
  equipmentId: fc.uuid(),
  link: optionalWords,
  note: optionalWords,
  imageOverrideId: fc.option(fc.uuid(), { nil: null }),
  equipmentTitleOverride: optionalWords,
});
const ingredientGroup = fc.record({
  id: fc.uuid(),
  title: words,
  note: optionalText,
  ingredientUsages: fc.array(usage, { maxLength: 5 }),
});
const stepGroup = (steps: number) =>
  fc.record({
    id: fc.uuid(),
    title: words,
    note: optionalText,
    instructions: fc.array(step, { minLength: steps, maxLength: steps + 4 }),
  });

const fieldsOfRecipe = {
  title: words,
  slug: word,
  language: fc.constantFrom(null, 'de', 'fr'),
  description: optionalText,
  images: fc.array(image, { maxLength: 2 }),
  videoId: fc.option(fc.uuid(), { nil: null }),
  youtubeVideoId: optionalWords,
  storyExcerpt: optionalText,
  storyMore: optionalText,
  note: optionalText,
  legacyRecipeData: fc.option(fc.record({ credit: words }), { nil: null }),
  privacySetting: fc.constantFrom('public' as const, 'subscribers_only' as const),
  prepTimeMinutes: minutes,
  cookTimeMinutes: minutes,
  customTimeLabel: optionalWords,
  customTimeMinutes: minutes,
  yieldServings: minutes,
  servingDescription: optionalWords,
  difficultyLevel: fc.constantFrom(null, 'easy' as const, 'hard' as const),
  tagIds: ids,
  methodIds: ids,
  foodCategoryIds: ids,
  mealIds: ids,
  cuisineIds: ids,
  dietIds: ids,
  keywords: fc.uniqueArray(word, { maxLength: 3 }),
  contributorIds: ids,
};

/** A recipe with some of everything. */
export const aContent = ({ steps = 0 } = {}): fc.Arbitrary<RecipeContent> =>
  fc.record({
    ...fieldsOfRecipe,
    ingredientUsageGroups: fc.array(ingredientGroup, { maxLength: 3 }),
    instructionGroups: fc.array(stepGroup(steps), { minLength: steps > 0 ? 1 : 0, maxLength: 3 }),
    equipmentUsages: fc.array(equipment, { maxLength: 3 }),
  });

/** A copy whose fields and rows were edited, moved, added and taken away here and there. */
export function editedContent(content: RecipeContent): fc.Arbitrary<RecipeContent> {
  const fields = fc.record(fieldsOfRecipe, { requiredKeys: [] });
  const groups = editedList(content.ingredientUsageGroups, {
    more: ingredientGroup,
    edit: (group) => editedRow(group, { title: words, note: optionalText }),
  }).chain((all) => shuffledAcross(all, 'ingredientUsages', { more: usage, edit: editedUsage }));
  const stepGroups = editedList(content.instructionGroups, {
    more: stepGroup(0),
    edit: (group) => editedRow(group, { title: words, note: optionalText }),
  }).chain((all) => shuffledAcross(all, 'instructions', { more: step, edit: editedStep }));
  const tools = editedList(content.equipmentUsages, {
    more: equipment,
    edit: (each) => editedRow(each, { note: optionalWords }),
  });
  return fc
    .tuple(fields, groups, stepGroups, tools)
    .map(([changed, ingredientUsageGroups, instructionGroups, equipmentUsages]) => ({
      ...content,
      ...changed,
      ingredientUsageGroups,
      instructionGroups,
      equipmentUsages,
    }));
}

const editedUsage = (each: RecipeContent['ingredientUsageGroups'][0]['ingredientUsages'][0]) =>
  editedRow(each, usageFields);
const editedStep = (each: RecipeContent['instructionGroups'][0]['instructions'][0]) =>
  editedRow(each, { content: richText, timerMinutes: minutes, note: optionalText });

type Editing<Item> = { more: fc.Arbitrary<Item>; edit: (item: Item) => fc.Arbitrary<Item> };

/** Most rows stay, some are edited, some go, some come, and sometimes the order changes. */
function editedList<Item>(items: Item[], { more, edit }: Editing<Item>): fc.Arbitrary<Item[]> {
  const each = items.map((item) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([item]) },
      { weight: 2, arbitrary: edit(item).map((edited) => [edited]) },
      { weight: 1, arbitrary: fc.constant<Item[]>([]) },
    ),
  );
  return fc
    .tuple(fc.tuple(...each), fc.array(more, { maxLength: 2 }))
    .map(([kept, added]) => [...kept.flat(), ...added])
    .chain((all) => fc.oneof(fc.constant(all), shuffled(all)));
}

const shuffled = <Item>(items: Item[]): fc.Arbitrary<Item[]> =>
  fc.shuffledSubarray(items, { minLength: items.length });

const editedRow = <Item extends object, Fields extends Partial<Item>>(
  item: Item,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
): fc.Arbitrary<Item> =>
  fc.record(fields, { requiredKeys: [] }).map((changed) => ({
    ...item,
    ...changed,
  }));

/** Edits the rows of groups, some of which move to another group. */
function shuffledAcross<List extends string, Item>(
  groups: (Record<List, Item[]> & { id: string; title: string; note: RichText | null })[],
  list: List,
  editing: Editing<Item>,
) {
  const rows = groups.flatMap((group, at) => group[list].map((item) => ({ item, at })));
  const last = Math.max(0, groups.length - 1);
  const target = fc.option(fc.integer({ min: 0, max: last }), { nil: null, freq: 5 });
  const edited = editedList(rows, {
    more: fc.record({ item: editing.more, at: fc.integer({ min: 0, max: last }) }),
    edit: ({ item, at }) =>
      fc.tuple(editing.edit(item), target).map(([each, to]) => ({ item: each, at: to ?? at })),
  });
  return edited.map((all) =>
    groups.map((group, place) => ({
      ...group,
      [list]: all.filter(({ at }) => at === place).map(({ item }) => item),
    })),
  ) as fc.Arbitrary<typeof groups>;
}

/** The same recipe with something else in one field. */
export function withField(content: RecipeContent, field: string): RecipeContent {
  const isList = Object.entries(content).some(
    ([name, value]) => name === field && Array.isArray(value),
  );
  return { ...content, [field]: isList ? ['another'] : 'another' };
}
