import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { goneRecipeMessages as texts } from '#contract/kitchen/recipe/gone-recipe-messages.ts';
import type { DeletionView } from '#contract/recipe/deleted-recipe.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { failureOf } from '#stores/failure.ts';
import { currentTime } from '../../clock/server-clock.ts';
import { nameOfAuthor } from '../../people/name-of-author.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { $lostRights } from '../../shell/session/rights.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';

const deletedRecipe = manageApi[':siteSlug']['deleted-recipes'][':recipeId'];
const paramOf = (recipeId: string) => ({ siteSlug: siteSlugHere(), recipeId });

/** Above what is still written here: who deleted it, and the way on. */
export function GoneBar() {
  const draft = useRecipeDraft();
  const { id } = useStore(draft.$stored);
  const journal = useStore(draft.$journal);
  // Who may write nothing here any more is told so above, and finds nothing.
  if (useStore($lostRights) !== null) return null;
  return (
    <GoneRecipe recipeId={id} onBack={draft.retry}>
      {journal === 'kept' ? texts.kept : texts.unkept}
    </GoneRecipe>
  );
}

type Props = {
  recipeId: string;
  /** Called once it is there again. */
  onBack: () => void;
  children?: ReactNode;
};

/** What became of a recipe that is not there any more; whoever may write it may bring it back. */
export function GoneRecipe({ recipeId, onBack, children }: Props) {
  const { found, isAsking, lookAgain } = useDeletion(recipeId);
  const { restore, isRestoring, failure } = useRestoring(recipeId, onBack);
  if (found === null) return null;
  const { deletion, reason } = found;
  return (
    <p className="editor-bar">
      {deletion === null ? texts.gone : toldOf(deletion)} {children}
      {reason !== null && ` ${texts.notKnown(reason)}`}
      {failure !== null && ` ${texts.failed(failure)}`}
      {reason !== null && (
        <button
          type="button"
          className="kitchen-link"
          disabled={isAsking}
          onClick={() => void lookAgain()}
        >
          {isAsking ? texts.asking : texts.askAgain}
        </button>
      )}
      {deletion !== null && (
        <button
          type="button"
          className="kitchen-link"
          disabled={isRestoring}
          onClick={() => void restore()}
        >
          {isRestoring ? texts.restoring : texts.restore}
        </button>
      )}
    </p>
  );
}

function toldOf({ by, deletedAt }: DeletionView): string {
  const when = formatRelativeTime(Date.parse(deletedAt), currentTime());
  return by === null ? texts.deleted(when) : texts.deletedBy(nameOfAuthor(by), when);
}

type Found = {
  /** Null where it cannot be brought back, or where that is not known. */
  deletion: DeletionView | null;
  /** Why it is not known; null where it is. */
  reason: string | null;
};

/** Null until there is an answer. */
function useDeletion(recipeId: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    let isHere = true;
    void lookFor(recipeId).then((each) => {
      if (isHere) setFound(each);
    });
    return () => {
      isHere = false;
    };
  }, [recipeId]);
  const lookAgain = async () => {
    setIsAsking(true);
    setFound(await lookFor(recipeId));
    setIsAsking(false);
  };
  return { found, isAsking, lookAgain };
}

async function lookFor(recipeId: string): Promise<Found> {
  try {
    const answer = await call(() => deletedRecipe.$get({ param: paramOf(recipeId) }));
    return { deletion: (await jsonOf(answer)).deletion, reason: null };
  } catch (error) {
    const isGone = failureOf(error).code === 'not_found';
    return { deletion: null, reason: isGone ? null : failureOf(error).message };
  }
}

function useRestoring(recipeId: string, onBack: () => void) {
  const [isRestoring, setIsRestoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const restore = async () => {
    setIsRestoring(true);
    setFailure(null);
    try {
      await jsonOf(await call(() => deletedRecipe.restore.$post({ param: paramOf(recipeId) })));
      void followPublishing();
      onBack();
    } catch (error) {
      setFailure(failureOf(error).message);
    }
    setIsRestoring(false);
  };
  return { restore, isRestoring, failure };
}
