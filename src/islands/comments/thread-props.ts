import type { CommentDialog } from './CommentDialogs.tsx';

/** What all threads of a page share. */
export type ThreadProps = {
  now: number;
  signInHref: string;
  canComment: boolean;
  canManage: boolean;
  onAsk: (dialog: CommentDialog) => void;
  onSay: (text: string) => void;
};
