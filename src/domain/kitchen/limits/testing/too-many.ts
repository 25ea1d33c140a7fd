import { aFullStep, aFullUsage, aWholeRecipe } from './whole-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';

const rows = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => make(1000 + at));
const whole = aWholeRecipe();
const [pan] = whole.equipmentUsages;
const [picture] = whole.images;
const groupOf = (n: number, title: string) => ({ id: aFullUsage(n).id, title, note: null });
const usages = (count: number) => ({
  ...groupOf(20, 'Dough'),
  ingredientUsages: rows(count, aFullUsage),
});
const steps = (count: number) => ({
  ...groupOf(30, 'Bake'),
  instructions: rows(count, aFullStep),
});
const withId =
  <Row extends { id: string }>(row: Row) =>
  (n: number) => ({
    ...row,
    id: aFullUsage(n).id,
  });
const ids = (count: number) => rows(count, (n) => aFullUsage(n).id);
const bold = (count: number) => ({
  type: 'document' as const,
  children: rows(count, () => ({ type: 'paragraph' as const, children: [{ text: 'x' }] })),
});

/** As many of something as one recipe can have, and one more. */
export const counts: [name: string, at: Partial<RecipeContent>, beyond: Partial<RecipeContent>][] =
  [
    [
      'ingredients',
      { ingredientUsageGroups: [usages(500)] },
      { ingredientUsageGroups: [usages(501)] },
    ],
    [
      'ingredients of all groups',
      { ingredientUsageGroups: [usages(250), withId(usages(250))(7)] },
      { ingredientUsageGroups: [usages(250), withId(usages(251))(7)] },
    ],
    ['steps', { instructionGroups: [steps(200)] }, { instructionGroups: [steps(201)] }],
    [
      'steps of all groups',
      { instructionGroups: [steps(100), withId(steps(100))(7)] },
      { instructionGroups: [steps(100), withId(steps(101))(7)] },
    ],
    [
      'groups',
      { instructionGroups: rows(100, withId(steps(1))) },
      { instructionGroups: rows(101, withId(steps(1))) },
    ],
    [
      'headings of ingredients',
      { ingredientUsageGroups: rows(100, withId(usages(1))) },
      { ingredientUsageGroups: rows(101, withId(usages(1))) },
    ],
    [
      'pictures',
      { images: rows(100, withId({ id: '', ...picture })) },
      { images: rows(101, withId({ id: '', ...picture })) },
    ],
    ['keywords', { keywords: rows(100, String) }, { keywords: rows(101, String) }],
    ['tags', { tagIds: ids(100) }, { tagIds: ids(101) }],
    ['meals', { mealIds: ids(100) }, { mealIds: ids(101) }],
    ['people', { contributorIds: ids(20) }, { contributorIds: ids(21) }],
    [
      'equipment',
      {
        equipmentUsages: rows(
          100,
          withId({
            id: '',
            equipmentId: aFullUsage(41).id,
            link: null,
            note: null,
            imageOverrideId: null,
            equipmentTitleOverride: null,
            ...pan,
          }),
        ),
      },
      {
        equipmentUsages: rows(
          101,
          withId({
            id: '',
            equipmentId: aFullUsage(41).id,
            link: null,
            note: null,
            imageOverrideId: null,
            equipmentTitleOverride: null,
            ...pan,
          }),
        ),
      },
    ],
    ['nodes of a text', { storyMore: bold(2499) }, { storyMore: bold(2500) }],
  ];
