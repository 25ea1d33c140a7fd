import type { FilterKind } from '#domain/filters.ts';

/** What recipes can be narrowed by, as the page was printed with it. */
export type FilterChoice = { slug: string; title: string; recipeCount: number };
export type FilterGroup = { kind: FilterKind; label: string; options: FilterChoice[] };
export type Suggestion = FilterChoice & { kind: FilterKind };
