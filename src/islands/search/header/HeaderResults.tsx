import { useEffect } from 'react';
import { searchMessages } from '#contract/search/search-messages.ts';
import { retryHeaderSearch } from '#stores/search/header-search.ts';
import { FailedSearch } from '../FailedSearch.tsx';
import type { ShownInHeader } from './header-options.ts';
import { RecipeRow } from '../cards/RecipeRow.tsx';
import { optionId } from './use-combobox.ts';

type Props = { listId: string; shown: ShownInHeader; active: string | undefined };

export function HeaderResults({ listId, shown, active }: Props) {
  const { view, heading, options, isPending, isFailed } = shown;
  useEffect(() => {
    // The focus stays in the field, so the browser does not scroll to the option by itself.
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (view === 'BLANK' && !isFailed) return null;
  return (
    <div className="search-panel" aria-busy={isPending} data-view={view}>
      {isFailed && <FailedSearch onRetry={retryHeaderSearch} />}
      {view !== 'BLANK' && <p className="search-heading">{heading}</p>}
      {options.length > 0 && (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a select show no pictures
          role="listbox"
          aria-label={heading}
        >
          {options.map(({ href, recipe }, index) => {
            const id = optionId(listId, index);
            return (
              <a
                key={href}
                id={id}
                className={recipe ? 'search-option' : 'search-option see-more'}
                href={href}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link as well
                role="option"
                aria-selected={id === active}
                tabIndex={-1}
              >
                {recipe ? <RecipeRow recipe={recipe} /> : searchMessages.seeMore}
              </a>
            );
          })}
        </div>
      )}
    </div>
  );
}
