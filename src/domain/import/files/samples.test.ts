import { describe, expect, it } from 'vitest';
import {
  type Expectation,
  expectationsIn,
  hasSamples,
  judged,
  sampleContents,
  wanted,
} from '#domain/testing/import-samples.ts';

/** Counts of steps that are as right as the one that is expected, by file and title. */
const asRight: Readonly<Record<string, number[]>> = {
  'tandoor/tandoor-default.zip “Texas Red” Chili': [3, 4],
  'meal-master/appetizers.mmf Almond Mushroom Pate': [1, 2, 3],
};

/** The file itself says something else than what it was made from. */
const asWritten: Readonly<Record<string, Partial<Expectation>>> = {
  'made/wp-recipe-maker/WPRM_Recipes.json Ragu Napoletano': { servings: '10' },
  'meal-master/two-columns.mmf Chiles Rellenos de Queso': { steps: 5 },
};

const named = ({ file, title = '' }: Expectation): string => `${file} ${title.trim()}`;

const listed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(String).toSorted((one, other) => one.localeCompare(other))
    : value;

async function readingOf(expectation: Expectation) {
  const { recipes } = await sampleContents(expectation.file);
  const fits = recipes.find(({ recipe }) => recipe.title?.value === expectation.title?.trim());
  const all = fits ? judged(fits) : null;
  const read = all && { ...all, tags: all.tags.filter((tag) => expectation.tags?.includes(tag)) };
  const fields = { ...wanted(expectation), ...asWritten[named(expectation)] };
  const rightSteps = asRight[named(expectation)] ?? [];
  const isAsRight = read !== null && rightSteps.includes(read.steps);
  return {
    read:
      read &&
      Object.fromEntries(
        Object.keys(fields).map((key) => [key, listed(read[key as keyof typeof read])]),
      ),
    expected: Object.fromEntries(
      Object.entries({ ...fields, ...(isAsRight && { steps: read.steps }) }).map(([key, value]) => [
        key,
        listed(value),
      ]),
    ),
  };
}

const expectations = [...expectationsIn(''), ...expectationsIn('made/')];
const counted = new Map(
  expectations.flatMap(({ file, recipesInFile }) =>
    recipesInFile === undefined ? [] : [[file, recipesInFile] as const],
  ),
);

describe.skipIf(!hasSamples)('Files of other programs (needs the data folder)', () => {
  it.each(expectations.map((each) => [named(each), each] as const))('%s', async (_name, each) => {
    const { read, expected } = await readingOf(each);
    expect(read).toEqual(expected);
  });

  it.each([...counted])('%s holds %i recipes', async (file, count) => {
    const { recipes } = await sampleContents(file);
    expect(recipes).toHaveLength(count);
  });
});
