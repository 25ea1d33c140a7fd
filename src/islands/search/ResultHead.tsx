import type { RecipeSearchAnswer } from '#contract/recipe-search.ts';
import { searchMessages } from '#contract/search-messages.ts';
import type { RecipeQuery } from '#domain/filters.ts';
import { resultText } from './result-text.ts';

type Props = {
  /** Null where the search failed. */
  found: RecipeSearchAnswer | null;
  query: RecipeQuery;
};

/** A result has a heading of its own, as the printed list has one. */
export function ResultHead({ found, query }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{searchMessages.found}</h1>
      {found && (
        <p className={found.total === 0 ? 'empty-text' : 'result-count'}>
          {resultText({ status: 'fulfilled', value: found }, query)}
        </p>
      )}
    </>
  );
}
