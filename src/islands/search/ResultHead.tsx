import { searchMessages } from '#contract/search/search-messages.ts';
import type { FoundRecipes } from '#stores/search/recipe-search.ts';
import { resultText } from './result-text.ts';

type Props = { found: FoundRecipes };

/** The results replace the rendered list and its heading, so they bring their own. */
export function ResultHead({ found }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{searchMessages.found}</h1>
      <p className={found.total === 0 ? 'empty-text' : 'result-count'}>{resultText(found)}</p>
      {found.total === 0 && (
        <a className="more-link" href="/recipes">
          {searchMessages.showAll}
        </a>
      )}
    </>
  );
}
