import { historyMessages } from '#contract/kitchen/recipe/history-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { unitsInLanguage } from '#domain/ingredients/own-units/said-units.ts';
import { entryOf } from '#domain/kitchen/naming/entry-of.ts';
import type { Names } from '#domain/kitchen/history/names.ts';
import type { SiteGlobals } from '../recipe-editor/site-globals.ts';

const { gone } = historyMessages;
const { fields } = recipeEditorMessages;
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

type Known = { globals: SiteGlobals; stored: RecipeView };

/** What the parts of a recipe are called on its site. */
export function namesOf({ globals, stored }: Known): Names {
  const { ingredients, terms, mergedTerms, equipment } = globals;
  const language = stored.language ?? globals.language;
  const shownTerm = (id: string) => mergedTerms.find((each) => each.id === id)?.termId ?? id;
  const picture = (id: string) => stored.referencedImages.find((each) => each.id === id)?.alt;
  return {
    pantry: { units: unitsInLanguage(globals, language), ingredients, language },
    shownTerm,
    term: (id) => terms.find((each) => each.id === shownTerm(id))?.title ?? gone.term,
    equipment: (id) => entryOf(equipment, id)?.title ?? gone.equipment,
    picture: (id) => picture(id) || gone.picture,
    film: (id) => stored.referencedVideos.find((each) => each.id === id)?.name || gone.film,
    contributor: gone.contributor,
    language: (tag) => languages.of(tag) ?? tag,
    difficulty: (level) => fields.difficulties[level],
    privacy: (setting) => fields.privacy[setting],
  };
}
