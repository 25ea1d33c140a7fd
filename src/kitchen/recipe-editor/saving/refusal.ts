import { type FieldPath, fieldPathOf, valueAt } from '#domain/kitchen/draft/field-path.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';

export type Issues = Readonly<Record<FieldPath, string>>;

/** A text that the server does not take, and why, by its fields. */
export type Refusal = {
  text: RecipeContent;
  failure: Failure;
  issues: Issues;
};

export function refusalOf(text: RecipeContent, failure: Failure): Refusal {
  const entries = Object.entries(failure.issues);
  const issues: Issues = Object.fromEntries(
    entries.map(([path, message]) => [fieldPathOf(text, path), message] as const),
  );
  return { text, failure, issues };
}

/** Whether a recipe still says what was refused, wherever its rows have moved. */
export function isRefused({ text, issues }: Refusal, recipe: RecipeContent): boolean {
  const paths = Object.keys(issues);
  return paths.length === 0
    ? recipe === text
    : paths.every((path) => isUnchanged(text, recipe, path));
}

/** What is left to be said beside the fields. */
export function issuesOf(refusal: Refusal | null, recipe: RecipeContent): Issues {
  if (!refusal) return {};
  const { text, issues } = refusal;
  return Object.fromEntries(
    Object.entries(issues).filter(([path]) => isUnchanged(text, recipe, path)),
  );
}

const isUnchanged = (text: RecipeContent, recipe: RecipeContent, path: FieldPath): boolean =>
  valueAt(text, path) === valueAt(recipe, path);
