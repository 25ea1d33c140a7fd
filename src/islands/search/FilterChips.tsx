import type { MouseEvent } from 'react';
import { searchMessages } from '#contract/search-messages.ts';
import { filterKinds, type FilterKind, type RecipeQuery } from '#domain/filters.ts';
import { chooseFilter } from '#stores/recipe-search.ts';
import { isPlainClick } from '#ui/is-plain-click.ts';
import type { FilterGroup, Suggestion } from './filter-option.ts';

type Props = {
  suggestions: Suggestion[];
  groups: FilterGroup[];
  query: RecipeQuery;
  onOpen: () => void;
};

type Chosen = { kind: FilterKind; slug: string; title: string };

/** Suggestions are links, so that they work without scripts; with scripts they filter in place. */
export function FilterChips({ suggestions, groups, query, onOpen }: Props) {
  const chosen = chosenOf(query, groups);
  const offered = suggestions.filter(({ kind, slug }) => !query[kind].includes(slug));
  return (
    <div className="filters">
      <button className="filters-opener" type="button" aria-haspopup="dialog" onClick={onOpen}>
        {searchMessages.filters}
        {chosen.length > 0 && <span> {chosen.length}</span>}
      </button>
      <ul className="chips">
        {chosen.map(({ kind, slug, title }) => (
          <li key={`${kind} ${slug}`}>
            <button
              className="chip chosen"
              type="button"
              aria-label={searchMessages.removeFilter(title)}
              onClick={() => chooseFilter(kind, slug)}
            >
              {title}
            </button>
          </li>
        ))}
        {offered.map(({ kind, slug, title, recipeCount }) => (
          <li key={`${kind} ${slug}`}>
            <a
              className="chip"
              href={`/recipes?${kind}=${slug}`}
              onClick={(event) => choose(event, kind, slug)}
            >
              {title} <span>{recipeCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function chosenOf(query: RecipeQuery, groups: FilterGroup[]): Chosen[] {
  return filterKinds.flatMap((kind) =>
    query[kind].map((slug) => {
      const options = groups.find((group) => group.kind === kind)?.options ?? [];
      return { kind, slug, title: options.find((each) => each.slug === slug)?.title ?? slug };
    }),
  );
}

function choose(event: MouseEvent, kind: FilterKind, slug: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  chooseFilter(kind, slug);
}
