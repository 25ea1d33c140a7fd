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
  /** Primary where nothing is lost by it. */
  tone?: 'danger' | 'primary';
  isOpen: boolean;
  isPending?: boolean;
  failure?: ComponentProps<typeof Failure>['failure'];
  onConfirm: () => void;
  onClose: () => void;
  /** Replaces the failure where it needs more than text. */
  children?: ReactNode;
};

export function ConfirmDialog(props: Props) {
  const { text, confirmLabel, dismissLabel, tone, isPending, failure, onConfirm, ...rest } = props;
  const { children, ...modal } = rest;
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
          <Button variant={tone ?? 'danger'} isPending={isPending ?? false} onClick={onConfirm}>
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
