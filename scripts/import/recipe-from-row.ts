import { noTerms, termFieldOf } from '#domain/recipe/recipe-terms.ts';
import { writtenLineMax } from '#domain/recipe/recipe.ts';
import { ingredientKey, titleOverride } from '#domain/ingredients/line-reading/title-override.ts';
import { partsOfReading } from '#domain/ingredients/line-reading/usage-of-reading.ts';
import { type RichText, paragraphsFromText } from '#domain/text/rich-text.ts';
import { canonicalLanguage } from '#domain/text/language.ts';
import { slugFrom } from '#domain/text/slug.ts';
import type { BatchRecipe } from '../manage-api/recipe-batches.ts';
import { uuidFrom } from '../manage-api/uuid-from.ts';
import { creditOf } from './credit.ts';
import type { ImportedLine } from './ingredients/read-line.ts';
import type { RecipeRow } from './recipe-row.ts';
import { richTextFrom } from './rich-text-from.ts';
import { servingsOf } from './servings.ts';
import { termOfTag } from './tag-terms.ts';
import { timesAsWritten } from './times.ts';

/** What the site has, by the names that rows use. */
export type ImportReferences = {
  /** Of the site, for rows that name none. */
  language: string;
  readLine: (line: string, language: string) => ImportedLine;
  unitId: (slug: string) => string | null;
  /** By `ingredientKey`. */
  ingredient: (key: string) => { id: string; title: string } | null;
  termId: (kind: string, slug: string) => string | null;
};

/** What is the row's own on this site. */
export type RecipePlace = { id: string; slug: string; imageIds: string[] };

export const importedRecipeId = (siteId: string, row: RecipeRow): string =>
  uuidFrom(siteId, `import ${row.id}`);

/** The slug that a row asks for; it may be taken. */
export const wantedSlug = ({ slug, title }: RecipeRow): string =>
  slugFrom(slug ?? '') ?? slugFrom(title) ?? 'recipe';

/** Null where the row names none that is known. */
export const languageOfRow = ({ language }: Pick<RecipeRow, 'language'>): string | null =>
  language === null ? null : canonicalLanguage(language);

/** A row as the manage API takes it; its ids are the same every time. */
export function recipeFromRow(
  row: RecipeRow,
  { id, slug, imageIds }: RecipePlace,
  references: ImportReferences,
): BatchRecipe {
  const { yieldServings, servingDescription, asWritten } = servingsOf(row);
  const remarks = [
    ...(asWritten === null ? [] : [`Servings: ${asWritten}`]),
    ...timesAsWritten(row),
  ];
  return {
    id,
    title: row.title,
    slug,
    language: languageOfRow(row),
    description: richTextFrom(row.description),
    images: imageIds.map((imageId) => ({ id: imageId })),
    note: withRemarks(richTextFrom(row.notes), remarks),
    legacyRecipeData: legacyData(row),
    prepTimeMinutes: row.prepTimeMinutes,
    cookTimeMinutes: row.cookTimeMinutes,
    customTimeLabel: row.customTimeMinutes === null ? null : row.customTimeLabel,
    customTimeMinutes: row.customTimeMinutes,
    yieldServings,
    servingDescription,
    ...termIds(row, references),
    ingredientUsageGroups: usageGroups(row, id, references),
    instructionGroups: instructionGroups(row, id),
  };
}

/** Everything the source says, for whatever a recipe has no field for. */
function legacyData(row: RecipeRow): Record<string, unknown> {
  const { id, source, sourceFile, sourceUrl, licence, author, language } = row;
  const { servings, times, tags, markdown } = row;
  const told = { source, sourceFile, sourceUrl, licence, author, language };
  return { id, credit: creditOf(row), ...told, servings, times, tags, markdown };
}

function withRemarks(note: RichText | null, remarks: string[]): RichText | null {
  if (remarks.length === 0) return note;
  const { children } = paragraphsFromText(remarks.join('\n'));
  return { type: 'document', children: [...(note?.children ?? []), ...children] };
}

function termIds({ tags }: RecipeRow, { termId }: ImportReferences) {
  const ids = noTerms();
  for (const tag of tags) {
    const term = termOfTag(tag);
    const id = term && termId(term.kind, term.slug);
    const list = term && ids[termFieldOf[term.kind]];
    if (id && list && !list.includes(id)) list.push(id);
  }
  return ids;
}

function usageGroups(row: RecipeRow, recipeId: string, references: ImportReferences) {
  const groups = row.ingredientGroups ?? [{ title: null, items: row.ingredients }];
  const language = languageOfRow(row) ?? references.language;
  return groups.map(({ title, items }, at) => {
    const id = uuidFrom(recipeId, `ingredients ${at}`);
    return {
      id,
      title: title?.trim() || 'Ingredients',
      note: null,
      ingredientUsages: items
        .filter((line) => line.trim() !== '')
        .map((line, index) => ({
          id: uuidFrom(id, `line ${index}`),
          ...usageFrom(line, references, language),
        })),
    };
  });
}

function usageFrom(line: string, references: ImportReferences, language: string) {
  const reading = references.readLine(line, language);
  const { linkedName, name, link, writtenAs } = reading;
  const ingredient = name === null ? null : references.ingredient(ingredientKey(name, language));
  const parts = partsOfReading(reading, references.unitId);
  const words =
    ingredient && name !== null && linkedName === undefined
      ? titleOverride(name, ingredient.title, { ...reading, language })
      : parts.ingredientTitleOverride;
  return {
    ...parts,
    ingredientId: ingredient?.id ?? null,
    ingredientTitleOverride: words,
    link,
    ...(writtenAs.length <= writtenLineMax && { writtenAs }),
  };
}

function instructionGroups(row: RecipeRow, recipeId: string) {
  const groups = row.instructionGroups ?? [{ title: null, items: row.instructions }];
  return groups.map(({ title, items }, at) => {
    const id = uuidFrom(recipeId, `method ${at}`);
    return {
      id,
      title: title?.trim() || 'Method',
      note: null,
      instructions: items.flatMap((step, index) => {
        const content = richTextFrom(step);
        if (!content) return [];
        return [
          {
            id: uuidFrom(id, `step ${index}`),
            content,
            timerMinutes: null,
            note: null,
            videoId: null,
            images: [],
          },
        ];
      }),
    };
  });
}
