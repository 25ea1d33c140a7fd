import { type ComponentType, createElement, useEffect } from 'react';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { Later } from '#stores/later.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { LoadFailure } from './LoadFailure.tsx';

type Options<Parts, Props> = {
  partOf: (parts: Parts) => ComponentType<Props>;
  /** Whether it shows anything with these properties; until then it is not loaded. */
  isUsed?: (props: Props) => boolean;
};

/** A component that is loaded when it is first used; if that fails, it says so in its place. */
export function laterPart<Parts, Props extends object>(
  parts: Later<Parts>,
  { partOf, isUsed = () => true }: Options<Parts, Props>,
): ComponentType<Props> {
  return function LaterPart(props: Props) {
    const state = useValue(parts.$remote);
    const isWanted = isUsed(props);
    useEffect(() => {
      // The code is loaded on demand.
      if (isWanted) void parts.load();
    }, [isWanted]);
    const loaded = valueOf(state);
    if (loaded) return createElement(partOf(loaded), props);
    if (!isWanted || state.status !== 'rejected') return null;
    const onRetry = () => void parts.load();
    return createElement(LoadFailure, { text: commentMessages.partFailed, onRetry });
  };
}
