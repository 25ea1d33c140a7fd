import { atom, type ReadableAtom } from 'nanostores';
import type { CommentView } from '#contract/comments/comment.ts';
import { writingMessages } from '#contract/comments/comment-writing-messages.ts';
import { commentDraftKey } from '#domain/storage-keys.ts';
import { checkName, saveName } from './commenter-name.ts';
import { postComment } from './comment-changes.ts';
import { keep, readKept } from '../kept.ts';
import { type Submit, submission } from '../submit.ts';

export type CommentForm = {
  $text: ReadableAtom<string>;
  $submit: Submit<string>['$submit'];
  type: (text: string) => void;
  /** Whether the comment was sent, after the name if that was missing; the text is cleared only then. */
  send: (website: string) => Promise<boolean>;
  /** Removes the result, for example when the name is edited. */
  clear: () => void;
  discard: () => void;
};

/** A comment or reply; its text is stored for the session until it is sent or discarded. */
export function commentForm(recipeId: string, parent: CommentView | null): CommentForm {
  const draftKey = commentDraftKey(recipeId, parent?.id ?? null);
  const $text = atom(readKept(draftKey, 'session') ?? '');
  let key = crypto.randomUUID();
  const { $submit, submit, clear } = submission(
    async (website: string) => {
      await saveName();
      await postComment({ parent, content: $text.get(), website, key });
    },
    { stale_write: writingMessages.nameChangedElsewhere },
  );
  const type = (text: string) => {
    $text.set(text);
    keep(draftKey, text === '' ? null : text, 'session');
    key = crypto.randomUUID();
    clear();
  };
  return {
    $text,
    $submit,
    type,
    async send(website) {
      const isSent = checkName() && (await submit(website));
      if (isSent) type('');
      return isSent;
    },
    clear,
    discard: () => type(''),
  };
}
