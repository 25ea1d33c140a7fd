import { z } from 'zod';
import type { FilterKind } from '#domain/search/filters.ts';
import { id } from '../fields.ts';

/** A term with how many published recipes have it. */
export const filterOption = z
  .strictObject({ id, slug: z.string(), title: z.string(), recipeCount: z.int() })
  .meta({ id: 'FilterOption' });

const options = z.array(filterOption).readonly();

/** What recipes can be narrowed by, in each kind the option with most recipes first. */
export const filters = z
  .strictObject({
    cuisines: options,
    meals: options,
    methods: options,
    diets: options,
    tags: options,
    categories: options,
  } satisfies Record<FilterKind, typeof options>)
  .meta({ id: 'Filters' });

export const filtersAnswer = z.strictObject({ filters });
