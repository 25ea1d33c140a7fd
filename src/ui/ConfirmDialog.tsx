import type { ComponentProps, ReactNode } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { Button } from './Button.tsx';
import { Failure } from './Failure.tsx';
import { Modal } from './Modal.tsx';

type Props = {
  title: string;
  /** What will happen, and what is lost by it. */
  text: string;
  confirmLabel: string;
  /** Where Cancel could be taken for what is asked about. */
  dismissLabel?: string;
  isOpen: boolean;
  isPending?: boolean;
  /** Why it could not be done. */
  failure?: ComponentProps<typeof Failure>['failure'];
  onConfirm: () => void;
  onClose: () => void;
  /** Stands in the place of the failure where that needs more than words. */
  children?: ReactNode;
};

export function ConfirmDialog(props: Props) {
  const { text, confirmLabel, dismissLabel, isPending, failure, onConfirm, children, ...modal } =
    props;
  return (
    <Modal
      {...modal}
      kind="dialog"
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {dismissLabel ?? uiMessages.cancel}
          </Button>
          <Button variant="danger" isPending={isPending ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children ?? <Failure failure={failure ?? null} />}
    </Modal>
  );
}
