import { useState } from 'react';
import { writingMessages } from '#contract/comments/comment-writing-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { reporting } from '#stores/comments/comment-moderation.ts';
import { toast } from '#stores/toasts.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Failure } from '#ui/Failure.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';

type Props = { comment: CommentView | null; onClose: () => void };

export function ReportDialog({ comment, onClose }: Props) {
  const [reason, setReason] = useState('');
  const state = useValue(reporting.$submit);
  const isEmpty = reason.trim() === '';
  const isPending = state.status === 'pending';
  const send = async () => {
    if (!comment || isEmpty || !(await reporting.submit({ comment, reason }))) return;
    setReason('');
    onClose();
    toast(writingMessages.wasReported);
  };
  const close = () => {
    reporting.clear();
    onClose();
  };
  return (
    <Dialog
      title={writingMessages.reportTitle}
      isOpen={comment !== null}
      onClose={close}
      footer={
        <Button disabled={isEmpty} isPending={isPending} onClick={() => void send()}>
          {writingMessages.sendReport}
        </Button>
      }
    >
      <TextAreaField
        label={writingMessages.reportLabel}
        hint={writingMessages.reportHint}
        value={reason}
        readOnly={isPending}
        onType={(text) => {
          setReason(text);
          reporting.clear();
        }}
        data-autofocus=""
      />
      <Failure failure={state.status === 'failed' ? state.failure : null} />
    </Dialog>
  );
}
