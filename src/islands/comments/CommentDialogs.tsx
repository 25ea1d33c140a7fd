import { commentMessages } from '#contract/comments/comment-messages.ts';
import { writingMessages } from '#contract/comments/comment-writing-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { deletion, hiding } from '#stores/comments/comment-moderation.ts';
import type { Submit } from '#stores/submit.ts';
import { useValue } from '#stores/use-value.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

export type CommentDialog = { kind: 'delete' | 'hide' | 'report'; comment: CommentView };

type Props = {
  dialog: CommentDialog | null;
  onClose: () => void;
  onRemoved: (text: string) => void;
};

export function CommentDialogs({ dialog, onClose, onRemoved }: Props) {
  const of = (kind: CommentDialog['kind']) => (dialog?.kind === kind ? dialog.comment : null);
  const { deleteTitle, deleteText, deleteReplies, wasDeleted } = writingMessages;
  const { hideTitle, hideText, hideReplies, wasHidden } = writingMessages;
  return (
    <>
      <Confirmation
        comment={of('delete')}
        title={deleteTitle}
        texts={[deleteText, deleteReplies]}
        label={commentMessages.delete}
        action={deletion}
        onClose={onClose}
        onDone={() => onRemoved(wasDeleted)}
      />
      <Confirmation
        comment={of('hide')}
        title={hideTitle}
        texts={[hideText, hideReplies]}
        label={commentMessages.hide}
        action={hiding}
        onClose={onClose}
        onDone={() => onRemoved(wasHidden)}
      />
      <ReportDialog comment={of('report')} onClose={onClose} />
    </>
  );
}

type ConfirmationProps = {
  comment: CommentView | null;
  title: string;
  /** The question, and an addition where there are replies. */
  texts: readonly [string, string];
  label: string;
  action: Submit<CommentView>;
  onClose: () => void;
  onDone: () => void;
};

function Confirmation({ comment, title, texts, label, action, ...handlers }: ConfirmationProps) {
  const state = useValue(action.$submit);
  const [question, aboutReplies] = texts;
  const hasReplies = comment !== null && comment.children.length > 0;
  const confirm = async () => {
    if (comment && (await action.submit(comment))) handlers.onDone();
  };
  const close = () => {
    action.clear();
    handlers.onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      text={hasReplies ? `${question} ${aboutReplies}` : question}
      confirmLabel={label}
      isOpen={comment !== null}
      isPending={state.status === 'pending'}
      failure={state.status === 'failed' ? state.failure : null}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
