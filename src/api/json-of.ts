import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';

type CommentContent = NonNullable<QueuedComment['content']>;
type RichText = NonNullable<CurrentUserView['bio']>;

/**
 * JSON leaves out what is undefined, so what may be absent is never there and undefined. A rich
 * text nests in itself, which types derived from routes follow only so far; a comment does not.
 */
type Exact<Value> = Value extends readonly (infer Item)[]
  ? Exact<Item>[]
  : Value extends CommentContent
    ? CommentContent
    : Value extends { type: 'document' }
      ? RichText
      : Value extends object
        ? { [Key in keyof Value]: Exact<Exclude<Value[Key], undefined>> }
        : Value;

/** The body of an answer, in the types of the contract. */
export async function jsonOf<Body>(answer: { json: () => Promise<Body> }): Promise<Exact<Body>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said above
  return (await answer.json()) as Exact<Body>;
}
