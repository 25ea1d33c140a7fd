import { isRecord } from '#domain/is-record.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';

const oddTexts = [
  '',
  ' ',
  '\u{200B}',
  'x',
  'A b',
  'a--b',
  '\0',
  '\u{D800}',
  'https://',
  'script:1',
];
const oddNumbers = [-1, 0, 0.5, 1, 5_256_000, 5_256_001, 1e6, 1e6 + 1, 1e9, 1e9 + 1, 100_000.5];
const odd = [
  ...oddTexts,
  ...oddNumbers,
  ...[255, 256, 500, 501, 2000, 2001, 2049].map((length) => 'x'.repeat(length)),
  `https://a.example/${'x'.repeat(2030)}`,
  `https://a.example/${'x'.repeat(2031)}`,
  'e\u{301}'.repeat(255),
];

type Change = { path: string; recipe: RecipeContent };

/** The recipe with another value of the same type at every place of it. */
export function* changed(recipe: RecipeContent): Generator<Change> {
  for (const path of leavesOf(recipe, [])) {
    for (const value of odd) {
      const copy = structuredClone(recipe);
      if (replace(copy, path, value)) yield { path: path.join('.'), recipe: copy };
    }
  }
}

export const leavesOf = (value: unknown, path: string[]): string[][] => {
  if (!isRecord(value) && !Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
};

function replace(root: object, path: string[], value: string | number): boolean {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root);
  const key = path.at(-1) ?? '';
  const isFixed = ['id', 'type'].includes(key) || key.endsWith('Id') || path[0]?.endsWith('Ids');
  if (isFixed || typeof Reflect.get(Object(holder), key) !== typeof value) return false;
  return Reflect.set(Object(holder), key, value);
}
