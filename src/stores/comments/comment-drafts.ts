import { commentDraftKey } from '#domain/storage-keys.ts';
import { readKept } from '../kept.ts';

export const hasCommentDraft = (recipeId: string, parentId: string | null): boolean =>
  readKept(commentDraftKey(recipeId, parentId), 'session') !== null;
