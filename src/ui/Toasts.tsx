import { type PointerEvent, useEffect, useState } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { widgetStyles } from './widget-styles.ts';

export type ToastText = { id: number; text: string };

type Props = {
  /** Oldest first. */
  toasts: readonly ToastText[];
  onDismiss: (id: number) => void;
};

const toastLifetimeMs = 4000;
const visibleToasts = 3;
const swipeThreshold = 45;

/** Render it from the start, so that screen readers announce what appears in it. */
export function Toasts({ toasts, onDismiss }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const [isStyled, setIsStyled] = useState(false);
  // The style sheet loads outside of React.
  useEffect(() => widgetStyles.whenLoaded(() => setIsStyled(true)), []);
  const shown = isStyled ? toasts.slice(0, visibleToasts) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a pointer on them keeps them
    <section
      className="toasts"
      aria-label={uiMessages.notifications}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <ol aria-live="polite">
        {shown.map(({ id, text }) => (
          <Toast key={id} text={text} isHeld={isHeld} onDismiss={() => onDismiss(id)} />
        ))}
      </ol>
    </section>
  );
}

function Toast({
  text,
  isHeld,
  onDismiss,
}: {
  text: string;
  isHeld: boolean;
  onDismiss: () => void;
}) {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDismiss, toastLifetimeMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new function is no new toast
  }, [isHeld]);
  const swipe = ({ clientX, clientY }: PointerEvent) => {
    if (start) setMoved(Math.max(clientX - start.x, clientY - start.y, 0));
  };
  const letGo = () => {
    if (moved >= swipeThreshold) onDismiss();
    setStart(null);
    setMoved(0);
  };
  return (
    <li
      className="toast"
      style={moved > 0 ? { translate: `${moved}px`, opacity: 1 - moved / 150 } : undefined}
      onPointerDown={({ clientX, clientY }) => setStart({ x: clientX, y: clientY })}
      onPointerMove={swipe}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <span>{text}</span>
      <button type="button" aria-label={uiMessages.close} onClick={onDismiss}>
        ×
      </button>
    </li>
  );
}
