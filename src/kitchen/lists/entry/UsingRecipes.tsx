import { useEffect } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { countOf, type ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import { failureOf } from '#stores/failure.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { $uses } from '../known-lists.ts';
import { $using, $usingState, loadUsing } from './using-recipes.ts';
import { TryAgain } from '../../shell/frame/TryAgain.tsx';
import { Failure } from '../../shell/frame/Failure.tsx';

const { panel: texts, tryAgain } = listsMessages;

/** The recipes that have it, each a way to its editor. */
export function UsingRecipes({ entry }: { entry: ListEntry }) {
  const { id } = entry;
  const state = useValue($usingState);
  const using = useComputed($using);
  const uses = useValue($uses);
  const count = uses && countOf(entry, uses);
  useEffect(() => {
    // The server knows them; a merge brings others.
    void loadUsing(id, count);
  }, [id, count]);
  if (state.status === 'rejected') {
    return (
      <section className="entry-recipes">
        <h3>{texts.recipesFailed}</h3>
        <Failure failure={failureOf(state.error)} />
        <TryAgain onAgain={() => loadUsing(id, count)}>{tryAgain}</TryAgain>
      </section>
    );
  }
  // Those of the entry before are not shown under the name of the next.
  const known = using?.thingId === id ? using : null;
  return (
    <section className="entry-recipes" aria-busy={known === null}>
      <h3>{texts.recipes(known?.recipeCount ?? count ?? 0)}</h3>
      <ul>
        {known?.recipes.map((recipe) => (
          <li key={recipe.id}>
            <a href={recipePath(siteSlugHere(), recipe.id)}>{recipe.title}</a>
            {!recipe.isPublished && <small>{texts.draft}</small>}
          </li>
        ))}
      </ul>
      {known && known.recipeCount > known.recipes.length && (
        <p className="kitchen-meta">
          {texts.moreRecipes(known.recipeCount - known.recipes.length)}
        </p>
      )}
    </section>
  );
}
