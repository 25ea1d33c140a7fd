import { ApiError } from '#api/api-error.ts';
import type { ImportItemInput } from '#contract/import/imports.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import { isRecord } from '#domain/is-record.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { type LeftOut, withoutRefused } from '#domain/import/imports/without-refused.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';

type Whole = Exclude<ImportItemInput, { outcome: 'none' | 'page' }>;

/** What nothing can be without. */
const needed = /^(?:title|slug)$/;

/**
 * The item without what the server refuses of it, which is kept beside the recipe and told; null where nothing of
 * it can be left out. Files are written by other versions and other hands: one wrong line loses no recipe.
 */
export function withoutRefusedParts(item: Whole, error: unknown): Whole | null {
  const part = item.outcome === 'collect' ? 'collection' : 'recipe';
  const prefix = `items.0.${part}.`;
  const paths = pathsOf(error).filter((path) => path.startsWith(prefix));
  const places = paths.map((path) => path.slice(prefix.length));
  if (places.length === 0 || places.some((place) => needed.test(place))) return null;
  const found = withoutRefused(item.outcome === 'collect' ? item.collection : item.recipe, places);
  if (!found || !isRecord(found.value)) return null;
  const notes = [...item.notes, ...found.left.map(noteOf)].slice(0, importLimits.notes);
  const kept = item.outcome === 'collect' ? found.value : keptBeside(found.value, found.left);
  return { ...item, [part]: kept, notes };
}

/** The places that the server names in a refusal. */
export function pathsOf(error: unknown): string[] {
  const body = error instanceof ApiError && error.status === 400 ? error.body : null;
  const issues: unknown = isRecord(body) ? body['issues'] : null;
  return Array.isArray(issues) ? issues.filter(isRecord).map(({ path }) => String(path)) : [];
}

function keptBeside(recipe: Record<string, unknown>, left: readonly LeftOut[]) {
  const { legacyRecipeData } = recipe;
  const beside = isRecord(legacyRecipeData) ? legacyRecipeData : {};
  const before = Array.isArray(beside['leftOut']) ? (beside['leftOut'] as unknown[]) : [];
  return { ...recipe, legacyRecipeData: { ...beside, leftOut: [...before, ...left] } };
}

const noteOf = ({ path, value }: LeftOut) => ({
  kind: 'unread' as const,
  text: keptLine(texts.files.leftOut(path, JSON.stringify(value)), importLimits.noteText).text,
});
