import { later } from '#stores/later.ts';
import { laterPart } from './later-part.ts';

const parts = later(async () => (await import('./member-parts.ts')).memberParts());

export const loadMemberParts = parts.load;

export const CommentForm = laterPart(parts, { partOf: (loaded) => loaded.CommentForm });
export const PremiumNotice = laterPart(parts, { partOf: (loaded) => loaded.PremiumNotice });
export const CommentDialogs = laterPart(parts, {
  partOf: (loaded) => loaded.CommentDialogs,
  isUsed: ({ dialog }) => dialog !== null,
});
export const HiddenComments = laterPart(parts, {
  partOf: (loaded) => loaded.HiddenComments,
  isUsed: ({ comments }) => comments.length > 0,
});
