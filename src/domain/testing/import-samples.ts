import { existsSync, readFileSync } from 'node:fs';
import type { Folder } from '#domain/import/archive/folder.ts';
import type { FileContent, FileProblem, FileRecipe } from '#domain/import/files/file-recipe.ts';
import { readFile } from '#domain/import/files/read-file.ts';

const samples = new URL('../../../../shared/data/import-files/', import.meta.url);
export const hasSamples = existsSync(samples);

export const sampleBytes = (file: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(file.replaceAll(' ', '%20'), samples)));

export type AllContents = { recipes: FileRecipe[]; problems: FileProblem[] };

/** Everything that a file holds; its name never says what it is. */
export async function allContents(blob: Blob | Folder, name = 'unnamed'): Promise<AllContents> {
  const contents: FileContent[] = [];
  for await (const content of readFile({ name, blob })) contents.push(content);
  return {
    recipes: contents.flatMap((content) => ('recipe' in content ? [content.recipe] : [])),
    problems: contents.flatMap((content) => ('problem' in content ? [content.problem] : [])),
  };
}

const readAlready = new Map<string, Promise<AllContents>>();

export function sampleContents(file: string): Promise<AllContents> {
  const known = readAlready.get(file);
  if (known) return known;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const contents = allContents(new Blob([sampleBytes(file)]), name);
  readAlready.set(file, contents);
  return contents;
}

/** What a person found in a file; what is left out was not looked at. */
export type Expectation = {
  file: string;
  recipesInFile?: number;
  title?: string;
  ingredients?: number;
  steps?: number;
  servings?: string;
  prepTimeMinutes?: number;
  cookTimeMinutes?: number;
  totalTimeMinutes?: number;
  sourceUrl?: string;
  hasPhoto?: boolean;
  ingredientGroups?: string[];
  stepGroups?: string[];
  tags?: string[];
  note?: string;
};

export function expectationsIn(folder: string): Expectation[] {
  if (!hasSamples) return [];
  return (
    readFileSync(new URL(`${folder}expected.jsonl`, samples), 'utf8')
      .trim()
      .split('\n')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file's own description says so
      .map((line) => JSON.parse(line) as Expectation)
      .filter(({ file }) => !file.startsWith('wordpress/'))
      .map((expectation) => ({ ...expectation, file: folder + expectation.file }))
  );
}

const titlesOf = (groups: readonly { title: string | null; items: readonly unknown[] }[]) =>
  groups.flatMap(({ title }) => (title === null ? [] : [plainTitle(title)]));

const plainTitle = (title: string): string => title.replace(/:$/, '').trim().toLowerCase();

const countOf = (groups: readonly { items: readonly unknown[] }[]): number =>
  groups.reduce((count, { items }) => count + items.length, 0);

/** The fields of an expectation as a reading has them. */
export function judged({
  recipe,
  pictures,
}: FileRecipe): Omit<Required<Expectation>, 'note' | 'recipesInFile' | 'file'> {
  const { times, terms } = recipe;
  return {
    title: recipe.title?.value ?? '',
    ingredients: countOf(recipe.ingredientGroups.value),
    steps: countOf(recipe.stepGroups.value),
    servings: recipe.servings?.value ?? '',
    prepTimeMinutes: times.prep?.value.minutes ?? 0,
    cookTimeMinutes: times.cook?.value.minutes ?? 0,
    totalTimeMinutes: times.total?.value.minutes ?? 0,
    sourceUrl: recipe.address?.value ?? '',
    hasPhoto: pictures.length > 0,
    ingredientGroups: titlesOf(recipe.ingredientGroups.value),
    stepGroups: titlesOf(recipe.stepGroups.value),
    tags: Object.values(terms)
      .flatMap(({ value }) => value)
      .toSorted(),
  };
}

export const wanted = (expectation: Expectation): Partial<Expectation> => {
  const { file: _file, note: _note, recipesInFile: _count, ...fields } = expectation;
  return {
    ...fields,
    ...(fields.title !== undefined && { title: fields.title.trim() }),
    ...(fields.ingredientGroups && { ingredientGroups: fields.ingredientGroups.map(plainTitle) }),
    ...(fields.stepGroups && { stepGroups: fields.stepGroups.map(plainTitle) }),
  };
};
