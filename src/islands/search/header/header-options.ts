import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { searchMessages } from '#contract/search/search-messages.ts';
import { $featuredRecipes } from '#stores/search/featured-recipes.ts';
import {
  $foundInHeader,
  $headerSearchText,
  type FoundInHeader,
} from '#stores/search/header-search.ts';
import { type Remote, valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { searchAddress } from '../follow-search.ts';

export type HeaderView = 'INITIAL' | 'RESULTS' | 'NO_RESULTS' | 'BLANK';

export type HeaderOption = { href: string; recipe: RecipeCardView | null };

export type ShownInHeader = {
  view: HeaderView;
  heading: string;
  options: HeaderOption[];
  isPending: boolean;
  isFailed: boolean;
  /** The result as a text for screen readers. */
  announcement: string;
};

/** The list below the box: the results, or the featured recipes until something is typed. */
export function useHeaderOptions(): ShownInHeader {
  const text = useValue($headerSearchText);
  const found = useValue($foundInHeader);
  const featured = useValue($featuredRecipes);
  return text.trim() === '' ? initialView(featured) : foundView(found);
}

function initialView(featured: Remote<RecipeCardView[]>): ShownInHeader {
  const recipes = valueOf(featured) ?? [];
  return {
    view: recipes.length > 0 ? 'INITIAL' : 'BLANK',
    heading: searchMessages.featured,
    options: recipes.map(optionOf),
    // The search works without the featured recipes, so their failure is not shown.
    isPending: false,
    isFailed: false,
    announcement: '',
  };
}

function foundView(state: Remote<FoundInHeader>): ShownInHeader {
  const value = state.status === 'rejected' ? null : valueOf(state);
  return {
    view: viewOf(value),
    heading: value?.total === 0 ? searchMessages.noResultsFor(value.term) : searchMessages.found,
    options: value ? optionsOf(value) : [],
    isPending: state.status === 'pending',
    isFailed: state.status === 'rejected',
    announcement: state.status === 'fulfilled' ? announcementOf(state.value) : '',
  };
}

function viewOf(value: FoundInHeader | null): HeaderView {
  if (!value) return 'BLANK';
  return value.total === 0 ? 'NO_RESULTS' : 'RESULTS';
}

function optionsOf({ recipes, term }: FoundInHeader): HeaderOption[] {
  const seeMore = { href: searchAddress(term), recipe: null };
  return recipes.length === 0 ? [] : [...recipes.map(optionOf), seeMore];
}

const announcementOf = ({ total, term }: FoundInHeader): string =>
  total === 0 ? searchMessages.noResultsFor(term) : searchMessages.countFor(total, term);

const optionOf = (recipe: RecipeCardView): HeaderOption => ({
  href: `/recipes/${recipe.slug}`,
  recipe,
});
