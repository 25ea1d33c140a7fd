import { unscaled } from '#domain/quantity.ts';
import { formatIngredientUsage, type ResolvedIngredientUsage } from '#domain/ingredient-usage.ts';
import { ingredientTitles } from '#domain/ingredient-title.ts';
import type { MeasureView } from '#domain/conversion.ts';
import type { IngredientUsage, IngredientUsageGroup } from '#domain/recipe.ts';
import { isEmptyRichText } from '#domain/rich-text.ts';
import { safeHref } from '#domain/safe-href.ts';
import type { PageFacts } from './facts.ts';
import type { IngredientGroupModel, IngredientLineModel } from './recipe-models.ts';

/** How a site shows amounts before a visitor chooses. */
export function defaultView({ site }: PageFacts): MeasureView {
  return { system: site.settings.defaultMeasurementSystem, scale: unscaled };
}

export function resolveUsage(facts: PageFacts, usage: IngredientUsage): ResolvedIngredientUsage {
  const ingredient = facts.ingredients.get(usage.ingredientId ?? '');
  return {
    ...usage,
    unit: facts.site.units.get(usage.unitId ?? '') ?? null,
    ingredient: ingredient
      ? {
          id: ingredient.id,
          title: ingredient.title,
          gramsPerLiter: ingredient.gramsPerLiter,
          defaultMetricMeasurementMethod: ingredient.metricMethod,
          defaultImperialMeasurementMethod: ingredient.imperialMethod,
        }
      : null,
  };
}

/** Groups as printed; empty ones are hidden, and a lone group called like the list needs no title. */
export function ingredientGroups(
  facts: PageFacts,
  groups: IngredientUsageGroup[],
): IngredientGroupModel[] {
  const shown = groups.filter((group) => group.ingredientUsages.length > 0);
  return shown.map(({ id, title, note, ingredientUsages }) => ({
    id,
    title: shown.length === 1 && title.toLowerCase() === 'ingredients' ? null : title,
    note: isEmptyRichText(note) ? null : note,
    lines: ingredientUsages.map((usage) => ingredientLine(facts, usage)),
  }));
}

function ingredientLine(facts: PageFacts, usage: IngredientUsage): IngredientLineModel {
  const resolved = resolveUsage(facts, usage);
  const parts = formatIngredientUsage(resolved, defaultView(facts));
  const titles = ingredientTitles(resolved);
  const { ingredient } = resolved;
  return {
    id: usage.id,
    amountText: [parts.amount, parts.unit].filter(Boolean).join(' '),
    title: parts.title,
    href: parts.link === null ? null : safeHref(parts.link),
    preparation: isEmptyRichText(parts.preparation) ? null : parts.preparation,
    note: parts.note,
    source: {
      quantityMin: usage.quantityMin,
      quantityMax: usage.quantityMax,
      unitSlug: resolved.unit?.slug ?? null,
      titleSingular: titles.singular,
      titlePlural: titles.plural,
      gramsPerLiter: ingredient?.gramsPerLiter ?? null,
      metricMethod: ingredient?.defaultMetricMeasurementMethod ?? 'weight',
      imperialMethod: ingredient?.defaultImperialMeasurementMethod ?? 'volume',
    },
  };
}
