import { uiMessages } from '#contract/ui-messages.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

type Props = {
  title: string;
  /** What will happen, and what is lost by it. */
  text: string;
  confirmLabel: string;
  isOpen: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({ text, confirmLabel, isPending, onConfirm, ...modal }: Props) {
  return (
    <Modal
      {...modal}
      kind="dialog"
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {uiMessages.cancel}
          </Button>
          <Button variant="danger" isPending={isPending ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
