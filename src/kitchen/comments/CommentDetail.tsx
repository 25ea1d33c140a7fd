import { useCallback, useEffect, useRef } from 'react';
import type { QueuedComment, QueuedThreadAnswer } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { recipePath as editorPath } from '#domain/kitchen/kitchen-paths.ts';
import { opensTo } from '#domain/kitchen/screen-roles.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import { useComputed } from '#stores/use-value.ts';
import { useAnswer } from '../builds/use-answer.ts';
import { Thumbnail } from '../recipes/Thumbnail.tsx';
import { siteAddress, siteSlugHere } from '../shell/network/address.ts';
import { $session } from '../shell/session/session.ts';
import { closeComment } from './choice.ts';
import { CommentActs } from './CommentActs.tsx';
import { Person } from './Person.tsx';
import { wide } from './queue-address.ts';
import { threadOf } from './queue.ts';
import { Reports } from './Reports.tsx';
import { SaidComment, Thread } from './Thread.tsx';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

type Props = { id: string; row: QueuedComment | null };

/** The recipe, the thread, what was reported, who wrote it, and what can be done. */
export function CommentDetail({ id, row }: Props) {
  // What was done to a comment asks for its thread anew.
  const standing =
    row && JSON.stringify([row.isHidden, row.isHeld, row.openReports, row.replyTotal]);
  // oxlint-disable-next-line react/exhaustive-deps -- said above
  const ask = useCallback(() => threadOf(id), [id, standing]);
  const { answer, failure, askAgain } = useAnswer(ask);
  const around = answer?.comment.id === id ? answer : null;
  const comment = row ?? around?.comment ?? null;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the comment takes the place of the list.
    if (wide.matches) return;
    globalThis.scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section className="queue-detail" aria-label={texts.detail} tabIndex={-1} ref={section}>
      <button type="button" className="queue-back" onClick={closeComment}>
        ‹ {texts.toList}
      </button>
      {comment && <Dish comment={comment} image={around?.image ?? null} />}
      {comment && <Said comment={comment} around={around} />}
      {failure && (
        <>
          <Failure failure={failure} />
          <TryAgain onAgain={askAgain}>{texts.tryAgain}</TryAgain>
        </>
      )}
      {comment && <CommentActs comment={comment} hindrance={around?.hindrance ?? null} />}
    </section>
  );
}

type Around = { comment: QueuedComment; around: QueuedThreadAnswer | null };

function Said({ comment, around }: Around) {
  return (
    <>
      {around ? (
        <Thread comment={comment} around={around} />
      ) : (
        <SaidComment comment={comment} isChosen />
      )}
      <Reports comment={comment} />
      <Person comment={comment} person={around?.person ?? null} />
    </>
  );
}

type DishProps = { comment: QueuedComment; image: QueuedThreadAnswer['image'] };

function Dish({ comment: { recipeId, recipe }, image }: DishProps) {
  const slug = siteSlugHere();
  const session = useComputed($session);
  // A moderator reads the recipe where visitors do.
  const writes =
    session.status === 'open' && session.site !== null && opensTo('recipe', session.site.role);
  return (
    <header className="queue-dish">
      <Thumbnail row={{ title: recipe.title, image }} />
      <div>
        <h2>{writes ? <a href={editorPath(slug, recipeId)}>{recipe.title}</a> : recipe.title}</h2>
        <p>
          {recipe.isPublished ? (
            <a href={`${siteAddress(slug)}${recipePath(recipe.slug).slice(1)}#comments`}>
              {texts.seeOnSite}
            </a>
          ) : (
            texts.unpublished
          )}
        </p>
      </div>
    </header>
  );
}
