import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { FormerCommentsInput } from '#contract/import/imports.ts';
import { formerCommentsMax } from '#domain/comments/former-comment.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { type Batch, batchOf, bringEach } from './batch.ts';
import { patiently } from '../patiently.ts';

type Comment = FormerCommentsInput['comments'][number];

type Bringing = {
  signal: AbortSignal;
  /** Brings the items that they belong to, which must be there first. */
  before: () => Promise<void>;
  /** Is told which came. */
  after: (comments: readonly Comment[]) => Promise<void>;
  onRefused: () => void;
};

/** Brings comments below what their items became; each arrives once, however often it is sent. */
export function commentBatch(
  importId: string,
  { signal, before, after, onRefused }: Bringing,
): Batch<Comment> {
  const { comments: calls } = manageApi[':siteSlug']['recipe-imports'][':recipeImportId'];
  const bring = async (comments: Comment[]) => {
    const param = { siteSlug: siteSlugHere(), recipeImportId: importId };
    await jsonOf(
      await patiently(() => call(() => calls.$post({ param, json: { comments } })), signal),
    );
  };
  const refuse = async () => onRefused();
  return batchOf<Comment>(formerCommentsMax, async (comments) => {
    await before();
    await bringEach(comments, { bring, refuse });
    await after(comments);
  });
}
