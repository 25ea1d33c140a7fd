import { z } from 'zod';
import { type FilterKind, filterValuesMax, searchMaxLength } from '#domain/search/filters.ts';
import { searchWordsMax } from '#domain/search/search-words.ts';
import { issueMessages } from '../issue-messages.ts';
import { slug, textUpTo } from '../fields.ts';
import { paging } from '../paging.ts';
import { recipeCard } from '../recipe/recipe-card.ts';
import { filters } from './site-filters.ts';

const filterMaxLength = 12_000;

/** Slugs, parted by commas. */
const slugs = textUpTo(filterMaxLength)
  .transform((list) => (list === '' ? [] : list.split(',')))
  .pipe(z.array(slug, { error: issueMessages.invalidInput }).max(filterValuesMax))
  .default([])
  .meta({ description: 'Slugs, parted by commas' });

export const recipeSearchQuery = z.strictObject({
  query: textUpTo(searchMaxLength)
    .default('')
    .meta({ description: `Of the words, the first ${searchWordsMax} are looked for` }),
  ...paging,
  orderBy: z
    .enum(['published_at_desc', 'published_at_asc', 'relevance'])
    .default('published_at_desc')
    .meta({ description: 'What suits a text best stands first by relevance alone' }),
  meals: slugs,
  categories: slugs,
  methods: slugs,
  cuisines: slugs,
  diets: slugs,
  tags: slugs,
} satisfies Record<FilterKind, typeof slugs> & Record<string, z.ZodType>);
export type RecipeSearchQuery = z.output<typeof recipeSearchQuery>;

export const recipeSearchAnswer = z.strictObject({
  recipes: z.array(recipeCard),
  total: z.int(),
  /** What the result can be narrowed by, with how many recipes each leads to. */
  facets: filters,
});
export type RecipeSearchAnswer = z.output<typeof recipeSearchAnswer>;
