import { useEffect, useState } from 'react';
import { goneRecipeMessages as texts } from '#contract/kitchen/gone-recipe-messages.ts';
import type { DeletedRecipeView } from '#contract/recipe/deleted-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { failureOf } from '#stores/failure.ts';
import { notify } from '../../shell/notices.ts';
import { personName } from '../../shell/person-name.ts';
import { findDeleted, makeNewOf, restoreDeleted } from './gone-recipe.ts';

type Props = {
  recipeId: string;
  /** Whether there are words that the server never had, and whether this device keeps them. */
  unsaved: 'none' | 'kept' | 'unkept';
  /** As they stand when they are asked for. */
  words: () => RecipeContent | null;
  onRestored: () => void;
};

/** Says what became of a recipe that is not there, and offers the ways on that there are. */
export function Gone({ recipeId, unsaved, words, onRestored }: Props) {
  const fate = useFate(recipeId);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>, failed: (reason: string) => string) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify(failed(failureOf(error).message));
    }
    setIsBusy(false);
  };
  const restore = async () => {
    await restoreDeleted(recipeId);
    if (unsaved !== 'none') notify(texts.restored);
    onRestored();
  };
  const makeNew = async () => {
    const written = words();
    if (written) await makeNewOf(written);
  };
  if (fate.kind !== 'deleted' && unsaved === 'none') return null;
  return (
    <p className="editor-bar">
      {wordsOf(fate)}
      {unsaved !== 'none' && ` ${texts[unsaved]}`}
      {fate.kind === 'deleted' && (
        <button
          type="button"
          className="kitchen-link"
          disabled={isBusy}
          onClick={() => void run(restore, texts.notRestored)}
        >
          {texts.restore}
        </button>
      )}
      {fate.kind === 'for-good' && unsaved !== 'none' && (
        <button
          type="button"
          className="kitchen-link"
          disabled={isBusy}
          onClick={() => void run(makeNew, texts.notMade)}
        >
          {texts.toNew}
        </button>
      )}
    </p>
  );
}

type Fate =
  | { kind: 'looking' }
  | { kind: 'for-good' }
  | { kind: 'deleted'; deleted: DeletedRecipeView }
  | { kind: 'unknown'; reason: string };

function useFate(recipeId: string): Fate {
  const [fate, setFate] = useState<Fate>({ kind: 'looking' });
  // What was deleted is outside of React.
  useEffect(() => {
    let isHere = true;
    void fateOf(recipeId).then((found) => {
      if (isHere) setFate(found);
    });
    return () => {
      isHere = false;
    };
  }, [recipeId]);
  return fate;
}

async function fateOf(recipeId: string): Promise<Fate> {
  try {
    const deleted = await findDeleted(recipeId);
    return deleted ? { kind: 'deleted', deleted } : { kind: 'for-good' };
  } catch (error) {
    return { kind: 'unknown', reason: failureOf(error).message };
  }
}

function wordsOf(fate: Fate): string {
  if (fate.kind === 'looking') return texts.looking;
  if (fate.kind === 'for-good') return texts.forGood;
  if (fate.kind === 'unknown') return texts.notLooked(fate.reason);
  const { deletedAt, deletedBy } = fate.deleted;
  const when = formatRelativeTime(Date.parse(deletedAt), Date.now());
  return deletedBy === null ? texts.deleted(when) : texts.deletedBy(personName(deletedBy), when);
}
