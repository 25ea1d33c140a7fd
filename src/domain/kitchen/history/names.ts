import type { RecipeContent } from '../../recipe/recipe.ts';
import type { Pantry } from '../ingredient-rows/pantry.ts';

/** What parts of a recipe are called: every id has a name, or is told of as one of its kind. */
export type Names = {
  pantry: Pantry;
  term: (id: string) => string;
  /** The term that is shown for one that was merged. */
  shownTerm: (id: string) => string;
  equipment: (id: string) => string;
  picture: (id: string) => string;
  film: (id: string) => string;
  contributor: string;
  language: (tag: string) => string;
  difficulty: (level: NonNullable<RecipeContent['difficultyLevel']>) => string;
  privacy: (setting: RecipeContent['privacySetting']) => string;
};
