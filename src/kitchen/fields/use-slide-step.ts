import { useRef } from 'react';

/** As long may an arrow key rest before its next press is a step of its own. */
const restMs = 500;

/**
 * Names the step to undo that a move of a slider belongs to: one drag of its handle, or presses of
 * keys without a rest between them. For the group of a change of a draft.
 */
export function useSlideStep() {
  const last = useRef({ name: '', movedAt: Number.NEGATIVE_INFINITY, isHeld: false });
  const begin = (isHeld: boolean) => {
    last.current = { name: crypto.randomUUID(), movedAt: performance.now(), isHeld };
  };
  const letGo = () => {
    last.current = { ...last.current, isHeld: false, movedAt: Number.NEGATIVE_INFINITY };
  };
  return {
    stepOfMove: (): string => {
      const now = performance.now();
      const { movedAt, isHeld } = last.current;
      if (!isHeld && now - movedAt >= restMs) begin(false);
      last.current.movedAt = now;
      return last.current.name;
    },
    /** For the slider. */
    slide: { onPointerDown: () => begin(true), onPointerUp: letGo, onPointerCancel: letGo },
  };
}
