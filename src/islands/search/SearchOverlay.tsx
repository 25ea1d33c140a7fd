import { useEffect, useRef } from 'react';
import { searchMessages } from '#contract/search-messages.ts';
import { HeaderField } from './HeaderField.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** The browser keeps the focus inside, gives it back at the end and closes on Escape. */
export function SearchOverlay({ isOpen, onClose }: Props) {
  const overlay = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Whether a dialog is modal is no attribute: only a call can say so.
    const { current } = overlay;
    if (!current || !isOpen) return undefined;
    current.showModal();
    current.querySelector('input')?.focus();
    const leave = () => current.close();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      current.close();
    };
  }, [isOpen]);
  return (
    <dialog
      className="search-overlay"
      ref={overlay}
      aria-label={searchMessages.label}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <button className="search-close" type="button" onClick={onClose}>
            {searchMessages.close}
          </button>
          <HeaderField isOpen onOpen={noMore} onClose={onClose} />
        </>
      )}
    </dialog>
  );
}

/** An overlay is open as long as it is there. */
function noMore(): void {}
