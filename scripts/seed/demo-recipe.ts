import { noTerms, termFieldOf } from '#domain/recipe/recipe-terms.ts';
import { type TermKind, termKinds } from '#domain/recipe/recipe.ts';
import { richTextFromMarkdown } from '../markdown/markdown.ts';
import { paragraphsFromText, type RichText } from '#domain/text/rich-text.ts';
import type {
  DemoEquipment,
  DemoIngredientGroup,
  DemoInstructionGroup,
  DemoRecipe,
} from '../demo/demo-site.ts';
import { parseIngredientLine, type IngredientLine } from '../demo/ingredient-line.ts';
import type { BatchRecipe } from '../manage-api/recipe-batches.ts';
import { uuidFrom } from '../manage-api/uuid-from.ts';
import { stepContent, type UsageOf } from './demo-step.ts';
import type { SiteReferences } from './site-references.ts';

export const demoRecipeId = (siteId: string, slug: string) => uuidFrom(siteId, `recipe ${slug}`);

/** A demo recipe as the manage API takes it; its ids are the same every time. */
export function recipeFromDemo(recipe: DemoRecipe, references: SiteReferences): BatchRecipe {
  const id = demoRecipeId(references.siteId, recipe.slug);
  const usages = usageGroups(recipe.ingredients, id);
  const usageOf = usageFinder(usages);
  return {
    id,
    title: recipe.title,
    slug: recipe.slug,
    description: richTextFromMarkdown(recipe.description),
    images: recipe.pictures.map((picture) => ({
      id: references.image(picture),
      ...(picture.focus && { crop: picture.focus }),
    })),
    storyExcerpt: textOrNull(recipe.storyExcerpt),
    storyMore: textOrNull(recipe.storyMore),
    note: textOrNull(recipe.note),
    privacySetting: recipe.privacySetting ?? 'public',
    prepTimeMinutes: recipe.prepTimeMinutes ?? null,
    cookTimeMinutes: recipe.cookTimeMinutes ?? null,
    customTimeLabel: recipe.customTimeLabel ?? null,
    customTimeMinutes: recipe.customTimeMinutes ?? null,
    yieldServings: recipe.yieldServings ?? null,
    servingDescription: recipe.servingDescription ?? null,
    difficultyLevel: recipe.difficultyLevel ?? null,
    ...termIds(recipe.terms, references),
    keywords: recipe.keywords ?? [],
    ingredientUsageGroups: usages.map((group) => usageGroupFrom(group, references)),
    instructionGroups: recipe.instructions.map((group, at) =>
      instructionGroupFrom({ group, id: uuidFrom(id, `method ${at}`) }, references, usageOf),
    ),
    equipmentUsages: (recipe.equipment ?? []).map((usage, at) =>
      equipmentUsageFrom(usage, uuidFrom(id, `equipment ${at}`), references),
    ),
  };
}

type NamedUsage = { id: string; line: IngredientLine };
type NamedGroup = { id: string; title: string; note: string | undefined; usages: NamedUsage[] };

function usageGroups(groups: readonly DemoIngredientGroup[], recipeId: string): NamedGroup[] {
  return groups.map(({ title, note, lines }, at) => {
    const id = uuidFrom(recipeId, `ingredients ${at}`);
    const usages = lines.map((source, index) => ({
      id: uuidFrom(id, `line ${index}`),
      line: readLine(source),
    }));
    return { id, title, note, usages };
  });
}

function readLine(source: string): IngredientLine {
  const parsed = parseIngredientLine(source);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.line;
}

function usageFinder(groups: readonly NamedGroup[]): UsageOf {
  const usages = groups.flatMap((group) => group.usages);
  return (key) => {
    const usage = usages.find(({ line }) => line.key === key);
    return usage ? { id: usage.id, title: usage.line.ingredient } : null;
  };
}

function usageGroupFrom({ id, title, note, usages }: NamedGroup, references: SiteReferences) {
  return {
    id,
    title,
    note: textOrNull(note),
    ingredientUsages: usages.map(({ id: usageId, line }) => ({
      id: usageId,
      quantityMin: line.quantityMin,
      quantityMax: line.quantityMax,
      unitId: line.unitSlug === null ? null : references.unit(line.unitSlug),
      ingredientId: references.ingredient(line.ingredient),
      preparation: line.preparation === null ? null : paragraphsFromText(line.preparation),
      ingredientTitleOverride: null,
      link: null,
      note: line.note,
    })),
  };
}

function instructionGroupFrom(
  { group, id }: { group: DemoInstructionGroup; id: string },
  references: SiteReferences,
  usageOf: UsageOf,
) {
  return {
    id,
    title: group.title,
    note: textOrNull(group.note),
    instructions: group.steps.map((step, index) => {
      const { text, timerMinutes, note } = typeof step === 'string' ? { text: step } : step;
      return {
        id: uuidFrom(id, `step ${index}`),
        content: stepContent(text, references.unit, usageOf),
        timerMinutes: timerMinutes ?? null,
        note: textOrNull(note),
        videoId: null,
        images: [],
      };
    }),
  };
}

function equipmentUsageFrom(usage: DemoEquipment, id: string, references: SiteReferences) {
  return {
    id,
    equipmentId: references.equipment(usage.title),
    link: usage.link ?? null,
    note: usage.note ?? null,
    imageOverrideId: null,
    equipmentTitleOverride: null,
  };
}

function termIds(terms: Partial<Record<TermKind, string[]>>, references: SiteReferences) {
  const ids = noTerms();
  for (const kind of termKinds) {
    ids[termFieldOf[kind]] = (terms[kind] ?? []).map((slug) => references.term(kind, slug));
  }
  return ids;
}

const textOrNull = (markdown: string | undefined): RichText | null =>
  markdown === undefined ? null : richTextFromMarkdown(markdown);
