import { CommentDialogs } from './CommentDialogs.tsx';
import { CommentForm } from './CommentForm.tsx';
import { HiddenComments } from './HiddenComments.tsx';
import { PremiumNotice } from './PremiumNotice.tsx';

/** What signed-in visitors use, loaded apart from what everybody reads. */
export const memberParts = { CommentDialogs, CommentForm, HiddenComments, PremiumNotice };
