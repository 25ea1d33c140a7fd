import type { FilterKind } from '#domain/search/filters.ts';

/** The filters of the rendered page. */
export type FilterChoice = { slug: string; title: string; recipeCount: number };
export type FilterGroup = { kind: FilterKind; label: string; options: FilterChoice[] };
export type Suggestion = FilterChoice & { kind: FilterKind };
