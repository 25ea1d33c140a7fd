import { CommentDialogs } from './CommentDialogs.tsx';
import { CommentForm } from './CommentForm.tsx';
import { HiddenComments } from './HiddenComments.tsx';

/** What signed-in visitors use, loaded apart from what everybody reads. */
export const memberParts = { CommentDialogs, CommentForm, HiddenComments };
