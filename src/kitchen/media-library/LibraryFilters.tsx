import { mediaLibraryMessages as texts } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaCounts } from '#contract/media/library.ts';
import { mediaFilters } from '#domain/kitchen/media-library/media-filters.ts';
import { useValue } from '#stores/use-value.ts';
import { $mediaView, showMedia } from './library-view.ts';
import { SearchInput } from '../fields/SearchInput.tsx';

type Props = {
  counts: MediaCounts;
  /** Whether the numbers are of what is asked; else none is said. */
  isAnswered: boolean;
};

/** Search, and which pictures: the numbers are those of the words that were searched. */
export function LibraryFilters({ counts, isAnswered }: Props) {
  const view = useValue($mediaView);
  return (
    <search className="list-search-area">
      <div className="list-search-line">
        <SearchInput
          id="media-search"
          className="list-search"
          aria-label={texts.search}
          placeholder={texts.search}
          most={100}
          value={view.text}
          onChange={({ target }) => showMedia({ text: target.value })}
        />
      </div>
      <div className="list-filters">
        <fieldset className="list-states">
          <legend className="visually-hidden">{texts.filter}</legend>
          {mediaFilters.map((filter) => (
            <label key={filter}>
              <input
                type="radio"
                name="filter"
                checked={view.filter === filter}
                onChange={() => showMedia({ filter })}
              />
              {texts.filters[filter]}
              {isAnswered && <small>{counts[filter]}</small>}
            </label>
          ))}
        </fieldset>
      </div>
    </search>
  );
}
