import { languageOfList } from '../ingredients/written-list/language-of-list.ts';
import { toPlainText } from '../text/plain-text.ts';
import { languageOfText } from './language/language-of-text.ts';
import type { ReadRecipe, Told } from './read-recipe.ts';

/**
 * The language that a recipe says, or that it is clearly written in where that is not the one around
 * it; null where it is the one around. `further` are words of its source beside the recipe itself.
 */
export function toldLanguage(
  recipe: ReadRecipe,
  around: string,
  further: readonly string[] = [],
): Told<string> | null {
  const { language } = recipe;
  if (language)
    return language.origin === 'read' && isSame(language.value, around) ? null : language;
  const ofList = languageOfList(recipe.ingredientGroups.value.flatMap(({ items }) => items));
  const ofText = languageOfText([...wordsOf(recipe), ...further].join('\n'));
  const found = ofText ?? ofList;
  const isMixed = ofList !== null && ofText !== null && ofList !== ofText;
  if (found === null || isMixed || isSame(found, around)) return null;
  return { value: found, origin: 'read' };
}

/** What people wrote in it as sentences and names. */
function wordsOf({
  title,
  description,
  ingredientGroups,
  stepGroups,
  notes,
}: ReadRecipe): string[] {
  const texts = [description, notes].flatMap((told) => (told ? [toPlainText(told.value)] : []));
  const groups = [...ingredientGroups.value, ...stepGroups.value];
  return [
    title?.value ?? '',
    ...texts,
    ...groups.flatMap((group) => group.title ?? []),
    ...ingredientGroups.value.flatMap(({ items }) => items),
    ...stepGroups.value.flatMap(({ items }) => items.map(({ text }) => toPlainText(text))),
  ];
}

/** Of Norwegian, its written forms have names of their own. */
const isSame = (found: string, around: string): boolean => plainName(found) === plainName(around);

const plainName = (language: string): string => {
  const { language: name } = new Intl.Locale(language);
  return name === 'no' || name === 'nn' ? 'nb' : name;
};
