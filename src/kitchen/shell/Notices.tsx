import { useEffect, useRef, useState } from 'react';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $notices, dismissNotice, type Notice } from './notices.ts';

const lifetimeMs = 10_000;
const visible = 3;

/** What was done and how to take it back. F6 leads to them; they wait while they have the focus. */
export function Notices() {
  const notices = useValue($notices);
  const list = useRef<HTMLOListElement>(null);
  const [isHeld, setIsHeld] = useState(false);
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
      className="kitchen-notices"
      aria-label={texts.notices}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <ol aria-live="polite" ref={list}>
        {notices.slice(-visible).map((notice) => (
          <Entry key={notice.id} notice={notice} isHeld={isHeld} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ notice: { id, text, undo }, isHeld }: { notice: Notice; isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissNotice(id), lifetimeMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <li className="kitchen-notice">
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          className="kitchen-link"
          onClick={() => {
            dismissNotice(id);
            void undo();
          }}
        >
          {texts.undo}
        </button>
      )}
      <button type="button" aria-label={texts.dismiss} onClick={() => dismissNotice(id)}>
        ×
      </button>
    </li>
  );
}
