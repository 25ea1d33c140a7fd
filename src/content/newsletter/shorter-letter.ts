import { headOf, weightOf } from '#domain/text/head-of.ts';
import type { LetterModel, LetterRecipe } from './letter-model.ts';

/** The same letter with less and less of its recipe, which is whole on the site. */
export const shorterForms = (letter: LetterModel): LetterModel[] => {
  const { recipe } = letter;
  if (recipe === null) return [];
  const { work, teaser } = recipe;
  const form = (changes: Partial<LetterRecipe>) => ({
    ...letter,
    recipe: { ...recipe, ...changes },
  });
  const rest = { method: [], notes: null, isCut: true };
  const none = work && { ingredients: [], ...rest };
  return [
    form({ work: work && { ...work, ...rest } }),
    form({ work: none }),
    form({ work: none, description: null, teaser: teaser && { ...teaser, groups: [] } }),
  ];
};

/** The same letter with as much of its note as `fits`. */
export function withNoteThatFits(
  letter: LetterModel,
  fits: (shorter: LetterModel) => boolean,
): LetterModel {
  const { note } = letter;
  if (note === null) return letter;
  const cut = (most: number) => ({ ...letter, note: headOf(note, most), isNoteCut: true });
  let [short, long] = [0, weightOf(note)];
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    if (fits(cut(middle))) short = middle;
    else long = middle;
  }
  return cut(short);
}
