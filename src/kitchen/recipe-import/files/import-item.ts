import type { ImportItemInput } from '#contract/import/imports.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { FileProblem, FileRecipe, FormerPost } from '#domain/import/files/file-recipe.ts';
import { importLimits, type ImportNote } from '#domain/import/imports/import-item.ts';
import { likenessOf } from '#domain/import/imports/likeness.ts';
import { parsedRecipe } from '#domain/import/parsed-recipe.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { textOfRow } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { isBlank } from '#domain/text/blank.ts';
import { readOldAddress } from '#domain/site/old-address.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { untitledSlug } from '../../recipes/new-recipe.ts';
import {
  type MadePictures,
  recipeOfParsed,
  type Stock,
  withPictures,
} from '../recipe-of-parsed.ts';

export type ImportDraft = Pick<
  Extract<ImportItemInput, { outcome: 'make' }>,
  'recipe' | 'formerAddresses' | 'formerlyPublishedAt' | 'notes'
>;

/** A draft of what a file holds, with what its cook should look at. */
export function draftOf(file: FileRecipe, pantry: Stock): ImportDraft {
  const parsed = parsedRecipe(file.recipe, pantry.language);
  const { path, shown, writtenAt, subRecipes, story = null, former = null } = file;
  const source = { kind: 'text' as const, address: null, text: shown };
  const slug = slugFrom(parsed.title?.value ?? '') ?? untitledSlug();
  const newId = () => crypto.randomUUID();
  const recipe = recipeOfParsed(parsed, { pantry, slug, source, newId });
  const beside = { ...recipe.legacyRecipeData, file: { path, writtenAt, subRecipes, former } };
  return {
    formerAddresses: addressesKept(former?.addresses ?? []),
    recipe: { ...recipe, ...readersOf(former), storyMore: story, legacyRecipeData: beside },
    formerlyPublishedAt: publicSince(former),
    notes: notesKept(notesOf(parsed)),
  };
}

/** The draft with its pictures; what is said of those that are lost stands behind its notes. */
export const withPicturesTaken = (
  { recipe, notes, ...draft }: ImportDraft,
  { images, lost }: { images: MadePictures; lost: readonly string[] },
): ImportDraft => ({
  ...draft,
  recipe: withPictures(recipe, images),
  notes: notesKept([...notes, ...lost.map((text) => noteOf('picture', text))]),
});

/** As many as an item may have, and none that says nothing. */
export const notesKept = (notes: readonly ImportNote[]): ImportNote[] =>
  notes.filter(({ text }) => !isBlank(text)).slice(0, importLimits.notes);

/** Those of the former site that can lead here, as many as an item may have. */
export const addressesKept = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => readOldAddress(address) !== null).slice(0, importLimits.addresses);

/** When visitors could first read it there; null where they could not. */
export const publicSince = (former: FormerPost | null): string | null =>
  former?.status === 'published' ? former.publishedAt : null;

/** What only members read there is for subscribers here: nobody is shown more than before. */
const readersOf = (former: FormerPost | null): Pick<RecipeInput, 'privacySetting'> =>
  former && former.readers !== 'everyone' ? { privacySetting: 'subscribers_only' } : {};

type Parsed = ReturnType<typeof parsedRecipe>;

function notesOf({ ingredientGroups, instructionGroups, times, unread }: Parsed): ImportNote[] {
  const lines = ingredientGroups.value.flatMap((group) => group.lines);
  const steps = instructionGroups.value.flatMap((group) => group.steps);
  const written = Object.values(times).map(({ value }) => value);
  return [
    ...(lines.length > recipeLimits.ingredients ? [noteOf('cut', texts.files.lines)] : []),
    ...(steps.length > recipeLimits.steps ? [noteOf('cut', texts.files.steps)] : []),
    ...lines.flatMap(({ text, reading }) => (reading.name === null ? [noteOf('line', text)] : [])),
    ...written.flatMap((time) => (time.minutes === null ? [noteOf('time', time.written)] : [])),
    ...unread.map(({ text }) => noteOf('unread', text)),
  ];
}

export const noteOf = (kind: ImportNote['kind'], text: string): ImportNote => ({
  kind,
  text: keptLine(text.trim(), importLimits.noteText).text,
});

/** What says of a file, or of a part of it, that no recipe is in it. */
export function problemItem(key: string, { path, problem }: FileProblem): ImportItemInput {
  const text = texts.files.problems[problem];
  const title = keptLine(path, recipeLimits.line).text.trim();
  return { outcome: 'none', key, title: title || key, notes: [{ kind: 'problem', text }] };
}

/** The same for recipes that say the same, wherever they came from. */
export function likenessOfRecipe(
  { title, ingredientUsageGroups = [] }: Pick<RecipeInput, 'title' | 'ingredientUsageGroups'>,
  pantry: Pantry,
): string {
  const rows = ingredientUsageGroups.flatMap((group) => group.ingredientUsages);
  return likenessOf(
    title,
    rows.map((row) => textOfRow(row, pantry)),
  );
}
