import { lineEnd } from '../text/lines.ts';
import type { UnreadPart } from './read-recipe.ts';

/** By schema.org's names. */
const names: Readonly<Record<string, string>> = {
  calories: 'calories',
  energy: 'calories',
  kcal: 'calories',
  fat: 'fatContent',
  'total fat': 'fatContent',
  fats: 'fatContent',
  'saturated fat': 'saturatedFatContent',
  'trans fat': 'transFatContent',
  'unsaturated fat': 'unsaturatedFatContent',
  cholesterol: 'cholesterolContent',
  sodium: 'sodiumContent',
  carbohydrate: 'carbohydrateContent',
  carbohydrates: 'carbohydrateContent',
  'total carbohydrate': 'carbohydrateContent',
  carbs: 'carbohydrateContent',
  fiber: 'fiberContent',
  fibre: 'fiberContent',
  'dietary fiber': 'fiberContent',
  sugar: 'sugarContent',
  sugars: 'sugarContent',
  protein: 'proteinContent',
  proteins: 'proteinContent',
  'serving size': 'servingSize',
};

/** "saturatedFat", "saturated_fat_content" and "Saturated Fat" are "saturatedFatContent". */
export function nutrientName(written: string): string | null {
  const words = written
    .trim()
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
  return names[words.replace(/ content$/, '')] ?? null;
}

type NutritionReading = { facts: Record<string, string>; unread: UnreadPart[] };

/** Lines such as "Calories: 210 kcal"; a text that is none of these stays one. */
export function nutritionOfText(text: string): NutritionReading {
  const facts: Record<string, string> = {};
  const left: string[] = [];
  for (const line of text.split(lineEnd)) {
    const [, label = '', amount = ''] = /^\s*([\p{L}_ ]{2,40}?)\s?[:=]\s*(\S.*)$/u.exec(line) ?? [];
    const name = nutrientName(label);
    if (name === null) left.push(line.trim());
    else facts[name] ??= amount.trim();
  }
  const rest = left.filter((line) => line !== '').join('\n');
  return { facts, unread: rest === '' ? [] : [{ field: 'nutrition', text: rest }] };
}

/** Of a record with a key a nutrient; empty ones and zeros are none. */
export function nutritionOfRecord(
  record: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [key, value] of Object.entries(record)) {
    const name = nutrientName(key);
    const amount =
      typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    if (name !== null && !/^0*(?:[.,]0*)?$/.test(amount)) facts[name] ??= amount;
  }
  return facts;
}
