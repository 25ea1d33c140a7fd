import { isRecord } from '../../../is-record.ts';
import type { Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadStep } from '../../read-recipe.ts';
import { base64Pictures } from '../base64-picture.ts';
import { richOf, richStep } from '../marked-text.ts';
import { nutritionOfText } from '../../nutrition-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import {
  amountText,
  listAt,
  namesAt,
  numberAt,
  recordAt,
  recordsAt,
  textAt,
} from '../record-values.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';

const units: Readonly<Record<string, string>> = {
  GRAMS: 'g',
  KGS: 'kg',
  KILOGRAMS: 'kg',
  MILLS: 'ml',
  MILLILITRES: 'ml',
  LITRES: 'l',
  CUP: 'cup',
  TABLESPOON: 'tbsp',
  TEASPOON: 'tsp',
  OUNCE: 'oz',
  POUND: 'lb',
  FLUID_OUNCE: 'fl oz',
  PINCH: 'pinch',
  CAN: 'can',
  BUNCH: 'bunch',
  PACKET: 'packet',
  BOTTLE: 'bottle',
  HANDFUL: 'handful',
  QUART: 'quart',
  PINT: 'pint',
  GALLON: 'gallon',
  ITEM: '',
};

export function croutonRecipes(value: unknown, file: SourceFile): Found[] | null {
  const all = (Array.isArray(value) ? value : [value]).filter(isRecord);
  if (all.length === 0 || !all.every(isCrouton)) return null;
  return all.map((record) => croutonRecipe(record, file.language));
}

const isCrouton = (record: Thing): boolean =>
  Array.isArray(record['ingredients']) &&
  Array.isArray(record['steps']) &&
  recordsAt(record, 'ingredients').every((row) => 'ingredient' in row || 'quantity' in row) &&
  recordsAt(record, 'steps').every((row) => 'step' in row) &&
  ['cookingDuration', 'neutritionalInfo', 'webLink', 'serves', 'isPublicRecipe'].some(
    (key) => key in record,
  );

function croutonRecipe(record: Thing, language: string): Found {
  const nutrition = nutritionOfText(textAt(record, 'neutritionalInfo'));
  const address = textAt(record, 'webLink');
  const recipe = recipeOfParts(
    {
      title: textAt(record, 'name'),
      source: address || textAt(record, 'sourceName'),
      author: address === '' ? '' : textAt(record, 'sourceName'),
      servings: textAt(record, 'serves'),
      prep: textAt(record, 'duration'),
      cook: textAt(record, 'cookingDuration'),
      terms: { keywords: namesAt(record, 'tags') },
      ingredients: exact(ingredientGroups(inOrder(recordsAt(record, 'ingredients')))),
      steps: exact(stepGroups(inOrder(recordsAt(record, 'steps')))),
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
  };
}

const inOrder = (rows: readonly Thing[]): Thing[] =>
  rows.toSorted((one, other) => (numberAt(one, 'order') ?? 0) - (numberAt(other, 'order') ?? 0));

function ingredientGroups(rows: readonly Thing[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const row of rows) {
    const quantity = recordAt(row, 'quantity');
    const kind = textAt(quantity, 'quantityType');
    const name = textAt(recordAt(row, 'ingredient'), 'name');
    const unit = units[kind] ?? kind.toLowerCase().replaceAll('_', ' ');
    const amounts = [numberAt(quantity, 'amount'), numberAt(quantity, 'secondaryAmount')];
    const amount = amounts.map(amountText).filter(Boolean).join('-');
    if (kind === 'SECTION') groups.push({ title: name || null, items: [] });
    else addToLast(groups, lineOf(amount, amount === '' ? '' : unit, name));
  }
  return withoutNothing(groups);
}

const withoutNothing = (groups: readonly ReadGroup<string>[]): ReadGroup<string>[] =>
  groups.map(({ title, items }) => ({ title, items: items.filter((line) => line !== '') }));

function stepGroups(rows: readonly Thing[]): ReadGroup<ReadStep>[] {
  const groups: ReadGroup<ReadStep>[] = [];
  for (const row of rows) {
    const text = textAt(row, 'step');
    if (text === '') continue;
    if (row['isSection'] === true) groups.push({ title: text, items: [] });
    else addToLast(groups, { text: richStep(text), pictures: [] });
  }
  return groups;
}
