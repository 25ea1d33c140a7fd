import { type MouseEvent, useEffect, useRef } from 'react';
import { listMessages } from '#contract/search/list-messages.ts';
import { filterKinds, type FilterKind, type RecipeQuery } from '#domain/search/filters.ts';
import { chooseFilter } from '#stores/search/recipe-search.ts';
import { isPlainClick } from '#ui/is-plain-click.ts';
import type { FilterGroup, Suggestion } from './filter-option.ts';

type Props = {
  suggestions: Suggestion[];
  groups: FilterGroup[];
  query: RecipeQuery;
  onOpen: () => void;
};

type Filter = { kind: FilterKind; slug: string };
type Chosen = Filter & { title: string };

/** Suggestions are links, so that they work without scripts; with scripts they filter in place. */
export function FilterChips({ suggestions, groups, query, onOpen }: Props) {
  const chosen = chosenOf(query, groups);
  const offered = suggestions.filter(({ kind, slug }) => !query[kind].includes(slug));
  const opener = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const pressed = useRef<Filter>(null);
  useEffect(() => {
    // A chip that is pressed gives way to another one, and the focus would be lost with it.
    if (!pressed.current) return;
    const { kind, slug } = pressed.current;
    pressed.current = null;
    const at = [...chosen, ...offered].findIndex(
      (each) => each.kind === kind && each.slug === slug,
    );
    const chip = chips.current?.children[at]?.querySelector<HTMLElement>('.chip');
    (chip ?? opener.current)?.focus();
  });
  const choose = (filter: Filter) => {
    pressed.current = filter;
    chooseFilter(filter.kind, filter.slug);
  };
  const follow = (event: MouseEvent, filter: Filter) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(filter);
  };
  return (
    <div className="filters">
      <button
        className="filters-opener"
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        ref={opener}
      >
        {listMessages.filters}
        {chosen.length > 0 && <span> {chosen.length}</span>}
      </button>
      <ul className="chips" ref={chips}>
        {chosen.map(({ kind, slug, title }) => (
          <li key={`${kind} ${slug}`}>
            <button
              className="chip chosen"
              type="button"
              aria-label={listMessages.removeFilter(title)}
              onClick={() => choose({ kind, slug })}
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
              onClick={(event) => follow(event, { kind, slug })}
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
