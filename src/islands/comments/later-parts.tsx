import { type ComponentType, createElement, useEffect } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import { later } from '#stores/later.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { memberParts } from './member-parts.ts';

type Parts = typeof memberParts;

const module = later(async () => (await import('./member-parts.ts')).memberParts);

export const loadMemberParts = module.load;

export const CommentForm = laterPart(({ CommentForm: part }) => part);
export const CommentDialogs = laterPart(
  ({ CommentDialogs: part }) => part,
  ({ dialog }) => dialog !== null,
);
export const HiddenComments = laterPart(
  ({ HiddenComments: part }) => part,
  ({ comments }) => comments.length > 0,
);

/** A component that is loaded when it is first used; without a connection it says so in its place. */
function laterPart<Props extends object>(
  partOf: (parts: Parts) => ComponentType<Props>,
  isUsed: (props: Props) => boolean = () => true,
) {
  return function LaterPart(props: Props) {
    const state = useValue(module.$remote);
    const isNeeded = isUsed(props);
    useEffect(() => {
      // The code is not in the page until somebody needs it.
      if (isNeeded) void module.load();
    }, [isNeeded]);
    const parts = valueOf(state);
    if (parts) return createElement(partOf(parts), props);
    if (!isNeeded || state.status !== 'rejected') return null;
    return <LoadFailure text={commentMessages.partFailed} onRetry={() => void module.load()} />;
  };
}
