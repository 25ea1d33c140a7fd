import { paragraphsFromText } from '#domain/text/rich-text.ts';

const own = () => crypto.randomUUID();
const rows = <Row>(count: number, make: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => make(at));
export const bread = {
  title: 'Rye bread',
  ingredientUsageGroups: [
    {
      id: own(),
      title: 'Dough',
      ingredientUsages: ['flour', 'salt'].map((name) => ({
        id: own(),
        ingredientTitleOverride: name,
        writtenAs: name,
      })),
    },
  ],
  instructionGroups: [
    {
      id: own(),
      title: 'Bake',
      instructions: [{ id: own(), content: paragraphsFromText('Bake the flour at 180 for long.') }],
    },
  ],
};

/** 500 ingredients and 200 steps, and little less than a megabyte. */
export const everything = () => ({
  ...bread,
  ingredientUsageGroups: rows(5, (group) => ({
    id: own(),
    title: `Part ${group}`,
    ingredientUsages: rows(100, (at) => ({
      id: own(),
      quantityMin: 2,
      ingredientTitleOverride: `spice ${group}${at}`,
      writtenAs: `2 spice ${group}${at}`,
    })),
  })),
  instructionGroups: rows(4, (group) => ({
    id: own(),
    title: `Part ${group}`,
    instructions: rows(50, () => ({
      id: own(),
      content: paragraphsFromText('Fold the warm butter into the flour. '.repeat(105)),
    })),
  })),
});
