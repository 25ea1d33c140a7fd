import type { RecipeCardView } from '#contract/recipe-card.ts';
import { searchMessages } from '#contract/search-messages.ts';
import { $featuredRecipes } from '#stores/featured-recipes.ts';
import { $foundInHeader, $headerSearchText, type FoundInHeader } from '#stores/header-search.ts';
import { type Remote, valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { searchAddress } from './follow-search.ts';

export type HeaderView = 'INITIAL' | 'RESULTS' | 'NO_RESULTS' | 'BLANK';

export type HeaderOption = { href: string; recipe: RecipeCardView | null };

export type ShownInHeader = {
  view: HeaderView;
  /** Names the list. */
  heading: string;
  options: HeaderOption[];
  isPending: boolean;
  isFailed: boolean;
  /** What came of it, for who does not see it. */
  said: string;
};

/** What stands below the box: what was found, or before that what the cook puts forward. */
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
    // That nothing can be put forward stops nobody from searching.
    isPending: false,
    isFailed: false,
    said: '',
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
    said: state.status === 'fulfilled' ? saidOf(state.value) : '',
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

const saidOf = ({ total, term }: FoundInHeader): string =>
  total === 0 ? searchMessages.noResultsFor(term) : searchMessages.countFor(total, term);

const optionOf = (recipe: RecipeCardView): HeaderOption => ({
  href: `/recipes/${recipe.slug}`,
  recipe,
});
