import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import type { RevisionSummary } from '#functions/repositories/recipe/recipe-history.ts';
import { isoTime } from '../../iso-time.ts';

export const revisionSummaryOf = ({
  id,
  kind,
  name,
  version,
  at,
  authorId,
  authorName,
}: RevisionSummary): RevisionSummaryView => ({
  id,
  kind,
  name,
  version,
  at: isoTime(at),
  author: authorId === null ? null : { id: authorId, displayName: authorName },
});
