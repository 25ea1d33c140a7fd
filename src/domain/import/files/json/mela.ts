import { isRecord } from '../../../is-record.ts';
import { lineEnd } from '../../../text/lines.ts';
import type { Thing } from '../../markup/thing.ts';
import { base64Pictures } from '../base64-picture.ts';
import { stepsOf, writtenIngredients } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { nutritionOfText } from '../../nutrition-text.ts';
import { recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast } from '../../recipe-lines.ts';
import { listAt, namesAt, numberAt, textAt } from '../record-values.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
import type { ReadGroup } from '../../read-recipe.ts';

export function melaRecipes(value: unknown, file: SourceFile): Found[] | null {
  const all = (Array.isArray(value) ? value : [value]).filter(isRecord);
  if (all.length === 0 || !all.every(isMela)) return null;
  return all.map((record) => melaRecipe(record, file.language));
}

const isMela = (record: Thing): boolean =>
  typeof record['title'] === 'string' &&
  typeof record['ingredients'] === 'string' &&
  typeof record['instructions'] === 'string' &&
  ['wantToCook', 'favorite', 'link', 'cookTime'].filter((key) => key in record).length > 1;

function melaRecipe(record: Thing, language: string): Found {
  const nutrition = nutritionOfText(textAt(record, 'nutrition'));
  const recipe = recipeOfParts(
    {
      title: textAt(record, 'title'),
      description: richOf(textAt(record, 'text')),
      source: textAt(record, 'link'),
      servings: textAt(record, 'yield'),
      prep: textAt(record, 'prepTime'),
      cook: textAt(record, 'cookTime'),
      total: textAt(record, 'totalTime'),
      terms: { categories: namesAt(record, 'categories') },
      ingredients: writtenIngredients(textAt(record, 'ingredients'), language),
      steps: { value: stepsOf(stepGroups(textAt(record, 'instructions'))), origin: 'read' },
      notes: richOf(textAt(record, 'notes')),
      nutrition: nutrition.facts,
      unread: nutrition.unread,
    },
    language,
  );
  return {
    recipe,
    shown: shownRecord(record),
    pictures: base64Pictures(listAt(record, 'images')),
    writtenAt: momentOfMac(numberAt(record, 'date')),
  };
}

/** A line a step, and only a mark makes a title. */
function stepGroups(text: string): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const line of text.split(lineEnd)) {
    const title = /^\s*#{1,6}\s+(\S.*)$/.exec(line)?.[1];
    if (title !== undefined) groups.push({ title: title.trim(), items: [] });
    else if (line.trim() !== '') addToLast(groups, line.trim());
  }
  return groups;
}

/** Apple counts seconds from 2001 on. */
function momentOfMac(seconds: number | null): string | null {
  const start = Date.UTC(2001, 0, 1);
  const date = new Date(start + (seconds ?? Number.NaN) * 1000);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 2200 ? null : date.toISOString();
}
