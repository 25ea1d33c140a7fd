import { useEffect, useRef, useState } from 'react';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { leftNoticeKey } from '#domain/storage-keys.ts';
import { readKept } from '#stores/kept.ts';
import { useValue } from '#stores/use-value.ts';
import { $notices, dismissNotice, type Notice } from './notices.ts';

/** What another screen left in the browser; where its code does not come, the next screen tells it. */
async function showLeft(): Promise<void> {
  if (readKept(leftNoticeKey, 'session') === null) return;
  const left = await import('../session/left-notice.ts').catch(() => null);
  left?.showLeftNotice();
}

const lifetimeMs = 10_000;
const visible = 3;

/** What was done and how to take it back. F6 leads to them; they wait while they have the focus. */
export function Notices() {
  const notices = useValue($notices);
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const goBack = () => cameFrom.current?.focus({ preventScroll: true });
  useEffect(() => {
    // What goes away under a pointer or with the focus tells nobody that it is left.
    const { current } = region;
    setIsHeld(notices.length > 0 && current !== null && isAt(current));
  }, [notices]);
  useEffect(() => void showLeft(), []);
  useEffect(() => {
    // A key for the whole screen has no element of its own.
    const onKey = (event: KeyboardEvent) => {
      const button = list.current?.querySelector('button');
      if (event.key !== 'F6' || !button) return;
      event.preventDefault();
      button.focus();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a pointer on them keeps them
    <section
      ref={region}
      className="kitchen-notices"
      aria-label={texts.notices}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setIsHeld(true);
        const isFromOutside = !currentTarget.contains(relatedTarget);
        if (isFromOutside && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setIsHeld(false)}
    >
      <ol aria-live="polite" ref={list}>
        {notices.slice(-visible).map((notice) => (
          <Entry key={notice.id} notice={notice} isHeld={isHeld} onAnswered={goBack} />
        ))}
      </ol>
    </section>
  );
}

const isAt = (element: HTMLElement): boolean =>
  element.matches(':hover') || element.contains(document.activeElement);

type EntryProps = {
  notice: Notice;
  isHeld: boolean;
  /** The button that was pressed is gone, and the focus with it. */
  onAnswered: () => void;
};

function Entry({ notice: { id, text, offer }, isHeld, onAnswered }: EntryProps) {
  const answer = () => {
    onAnswered();
    dismissNotice(id);
  };
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissNotice(id), lifetimeMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <li className="kitchen-notice">
      <span>{text}</span>
      {offer && (
        <button
          type="button"
          className="kitchen-link"
          onClick={() => {
            answer();
            offer.undo().catch(reportError);
          }}
        >
          {texts.undo}
        </button>
      )}
      <button type="button" aria-label={texts.dismiss} onClick={answer}>
        ×
      </button>
    </li>
  );
}
