import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { LoadingOverlay } from '../LoadingOverlay.tsx';
import { widgetStyles } from '../widget-styles.ts';

export type ModalProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** An element with `data-autofocus` takes the focus first; without one the close button does. */
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  isLoading?: boolean | undefined;
};

type Props = ModalProps & { kind: 'dialog' | 'drawer'; role?: 'alertdialog' };

/** A native dialog: the browser traps the focus, returns it at the end and closes on Escape. */
export function Modal({ kind, role, title, isOpen, onClose, children, footer, isLoading }: Props) {
  const modal = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    // Only a call can open a modal dialog; there is no attribute for it.
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
  // What goes away open gives the focus back as well.
  useLayoutEffect(() => {
    const { current } = modal;
    return () => {
      if (current?.open) current.close();
    };
  }, []);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    // The default action would take the focus away from the element it returns to.
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
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // React lets both events rise from a dialog within this one, which browsers do not.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <div className="modal-sheet" aria-busy={isLoading}>
          {/* No header and footer: beside a page's own they would be landmarks of the page. */}
          <div className="modal-head">
            <h2 id={titleId}>{title}</h2>
            <button className="modal-close" type="button" onClick={onClose}>
              {uiMessages.close}
            </button>
          </div>
          <div className="modal-body">{children}</div>
          {footer && <div className="modal-foot">{footer}</div>}
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
