import { useEffect, useRef } from 'react';
import { searchMessages } from '#contract/search/search-messages.ts';
import { HeaderField } from './header/HeaderField.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** A native dialog: the browser traps the focus, returns it at the end and closes on Escape. */
export function SearchOverlay({ isOpen, onClose }: Props) {
  const overlay = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Only a call can open a modal dialog; there is no attribute for it.
    const { current } = overlay;
    if (!current || !isOpen) return undefined;
    current.showModal();
    current.querySelector('input')?.focus();
    const close = () => current.close();
    globalThis.addEventListener('pagehide', close);
    return () => {
      globalThis.removeEventListener('pagehide', close);
      close();
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
          <HeaderField isOpen onOpen={alreadyOpen} onClose={onClose} />
        </>
      )}
    </dialog>
  );
}

/** The field of the overlay is open from the start. */
function alreadyOpen(): void {}
