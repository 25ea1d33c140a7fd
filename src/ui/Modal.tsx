import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { widgetStyles } from './widget-styles.ts';

export type ModalProps = {
  /** Names the dialog and heads it. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** What holds `data-autofocus` gets the focus first, else the close control. */
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  isLoading?: boolean | undefined;
};

type Props = ModalProps & { kind: 'dialog' | 'drawer'; role?: 'alertdialog' };

/** The browser keeps the focus inside, gives it back at the end and closes on Escape. */
export function Modal({ kind, role, title, isOpen, onClose, children, footer, isLoading }: Props) {
  const modal = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    // Whether a dialog is modal is no attribute: only a call can say so.
    const { current } = modal;
    if (!current) return undefined;
    if (!isOpen) {
      if (current.open) current.close();
      return undefined;
    }
    let isWanted = true;
    widgetStyles.whenLoaded(() => {
      if (isWanted) show(current);
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    // The press would take the focus that goes back to where it came from.
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys have Escape
    <dialog
      ref={modal}
      role={role}
      className={`modal ${kind}`}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      {isOpen && (
        <div className="modal-sheet" aria-busy={isLoading}>
          <header className="modal-head">
            <h2 id={titleId}>{title}</h2>
            <button className="modal-close" type="button" onClick={onClose}>
              {uiMessages.close}
            </button>
          </header>
          <div className="modal-body">{children}</div>
          {footer && <footer className="modal-foot">{footer}</footer>}
          {isLoading && <LoadingOverlay />}
        </div>
      )}
    </dialog>
  );
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
