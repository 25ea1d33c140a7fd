import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { searchLookMessages as texts } from '#contract/kitchen/recipe/search-look-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { unsavedPage } from '../../preview/unsaved-page.ts';
import { recipePage } from '../preview/recipe-page.ts';
import { searchLookOf } from './search-look.ts';
import { SearchResult } from './SearchResult.tsx';
import { SharedCard } from './SharedCard.tsx';

type Props = { siteSlug: string; recipeId: string };

/** The recipe as a search engine and a shared link show it, following what is typed. */
export function SearchLookPane({ siteSlug, recipeId }: Props) {
  const { $recipe, $stored } = useRecipeDraft();
  const { version } = useStore($stored);
  const page = useMemo(
    // Neither an engine nor a friend reads more than everyone.
    () => {
      const pageOf = recipePage(recipeId);
      return unsavedPage({ siteSlug, draft$: $recipe, pageOf, reader: 'anonymous' });
    },
    [siteSlug, recipeId, $recipe],
  );
  // The page is rendered elsewhere, as long as somebody looks.
  useEffect(() => page.follow(), [page]);
  const { status, html } = useValue(page.$page);
  const look = useMemo(() => (html === null ? null : searchLookOf(html)), [html]);
  return (
    <section className="search-look" aria-label={texts.region}>
      {look && (
        <>
          <section aria-labelledby="look-search">
            <h2 id="look-search">{texts.search}</h2>
            <SearchResult look={look} version={version} />
            <p className="kitchen-meta">{texts.searchNote}</p>
          </section>
          <section aria-labelledby="look-shared">
            <h2 id="look-shared">{texts.shared}</h2>
            <SharedCard look={look} version={version} />
          </section>
        </>
      )}
      <output className="kitchen-meta">{status === 'current' ? '' : texts[status]}</output>
    </section>
  );
}
