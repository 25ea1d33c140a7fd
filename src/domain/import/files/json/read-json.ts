import { lenientJson } from '../../markup/json-blocks.ts';
import { type Found, type FileReading, readingOf, type SourceFile } from '../source-file.ts';
import { croutonRecipes } from './crouton.ts';
import { mealieRecipes } from './mealie.ts';
import { mealieBackup } from './mealie-backup.ts';
import { melaRecipes } from './mela.ts';
import { paprikaRecipes } from './paprika.ts';
import { tandoorRecipes } from './tandoor.ts';
import { tastyRecipes } from './tasty.ts';
import { thingRecipes } from './things.ts';
import { wprmRecipes } from './wprm.ts';

/** By the keys of a value, null where they are those of another program. */
const readers: readonly ((value: unknown, file: SourceFile) => Found[] | null)[] = [
  mealieBackup,
  paprikaRecipes,
  mealieRecipes,
  tandoorRecipes,
  croutonRecipes,
  melaRecipes,
  wprmRecipes,
  tastyRecipes,
  thingRecipes,
];

export function readJson(file: SourceFile): FileReading | null {
  if (!/^\s*(?:\{\s*["}]|\[\s*[{["\]])/.test(file.text)) return null;
  const value = lenientJson(file.text);
  if (value === undefined) return { recipes: [], isWhole: false };
  for (const read of readers) {
    const found = read(value, file);
    if (found) return readingOf(file, found);
  }
  return { recipes: [], isWhole: true };
}
