import type { ComponentProps, ReactNode } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { Button } from '../Button.tsx';
import { Failure } from '../Failure.tsx';
import { Modal } from './Modal.tsx';

type Props = {
  title: string;
  /** What will happen, and what will be lost. */
  text: string;
  confirmLabel: string;
  /** Replaces "Cancel" where that could be mistaken for the action, as in cancelling a plan. */
  dismissLabel?: string;
  isOpen: boolean;
  isPending?: boolean;
  failure?: ComponentProps<typeof Failure>['failure'];
  onConfirm: () => void;
  onClose: () => void;
  /** Replaces the failure where it needs more than text. */
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
