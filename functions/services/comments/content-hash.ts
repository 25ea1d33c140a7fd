import type { CommentContent } from '#domain/comments/comment-text.ts';
import type { CommentId, RecipeId } from '#domain/ids.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

type Said = { recipeId: RecipeId; parentId: CommentId | null; content: CommentContent };

/** SHA-256 of what is said and where, in lower-case hex. */
export async function contentHashOf({ recipeId, parentId, content }: Said): Promise<string> {
  const said = [recipeId, parentId ?? '', toPlainText(content)].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
