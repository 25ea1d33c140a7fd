import { learnName } from '#stores/comments/commenter-name.ts';
import { CommentDialogs } from './CommentDialogs.tsx';
import { CommentForm } from './CommentForm.tsx';
import { HiddenComments } from './HiddenComments.tsx';
import { PremiumNotice } from './PremiumNotice.tsx';

/** What signed-in visitors use, apart from what everybody reads; ready once it is known who has no name. */
export async function memberParts() {
  await learnName();
  return { CommentDialogs, CommentForm, HiddenComments, PremiumNotice };
}
