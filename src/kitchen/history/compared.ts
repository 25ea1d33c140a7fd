import { useEffect } from 'react';
import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { useDraft, useRecipeDraft } from '../recipe-editor/draft/use-draft.ts';
import type { Comparison, VersionRef } from './history-address.ts';
import type { Copy, RevisionList, Revisions } from './revisions.ts';

export type Compared =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  /** Nothing stands before the version. */
  | { status: 'first' }
  | { status: 'same-as-published' }
  | { status: 'open'; older: Side; newer: Side };

export type Side = { ref: VersionRef; content: RecipeContent };

/** Of versions that a held key only passes nothing is fetched. */
const passingMs = 80;

/** Two copies, the older one first; they are fetched where they are not known yet. */
export function useCompared(store: Revisions, version: VersionRef, against: Comparison): Compared {
  const list = useValue(store.$list);
  const copies = useValue(store.$copies);
  const working = useDraft((recipe) => recipe);
  const hasPublishedNow = useHasPublishedNow();
  const other = otherOf(list, { version, against, hasPublishedNow });
  const refs = other.kind === 'ref' ? [version, other.ref] : [version];
  const wanted = refs.filter((ref) => ref !== 'now').join(' ');
  // Changes with each page, so that the next one is fetched where it is not among them.
  const isMissingAmong = other.kind === 'older' ? list.revisions.length : null;
  // What is compared is on the server.
  useEffect(() => {
    const ids = wanted.split(' ').filter(Boolean);
    const timer = setTimeout(() => {
      for (const id of ids) void store.open(id);
    }, passingMs);
    return () => clearTimeout(timer);
  }, [store, wanted]);
  useEffect(() => {
    if (isMissingAmong !== null) void store.loadOlder();
  }, [store, isMissingAmong]);
  if (other.kind === 'none') return { status: other.why };
  if (list.failure && other.kind === 'older') return { status: 'failed', failure: list.failure };
  if (other.kind === 'older') return { status: 'loading' };
  const sides = refs.map((ref) => ({ ref, copy: copyOf(copies, ref, working) }));
  return opened(sides, list.revisions);
}

/** Whether visitors see the working copy of now. */
function useHasPublishedNow(): boolean {
  const draft = useRecipeDraft();
  const { publishedAt, hasUnpublishedChanges } = useValue(draft.$stored);
  const { status } = useComputed(draft.$saving);
  return publishedAt !== null && !hasUnpublishedChanges && status === 'saved';
}

type Wanted = { version: VersionRef; against: Comparison; hasPublishedNow: boolean };
type Other =
  | { kind: 'ref'; ref: VersionRef }
  /** It may be among those that have not been fetched. */
  | { kind: 'older' }
  | { kind: 'none'; why: 'first' | 'same-as-published' | 'loading' };

function otherOf({ revisions, total }: RevisionList, wanted: Wanted): Other {
  const { version, against, hasPublishedNow } = wanted;
  if (total === null) return { kind: 'none', why: 'loading' };
  const missing: Other =
    revisions.length < total ? { kind: 'older' } : { kind: 'none', why: 'first' };
  if (against === 'now' && version !== 'now') return { kind: 'ref', ref: 'now' };
  if (against === 'published') {
    const published = hasPublishedNow ? 'now' : revisions.find(isPublication)?.id;
    if (published === undefined) return missing;
    return published === version
      ? { kind: 'none', why: 'same-as-published' }
      : { kind: 'ref', ref: published };
  }
  const at = version === 'now' ? -1 : revisions.findIndex(({ id }) => id === version);
  if (at === -1 && version !== 'now') return missing;
  const before = revisions[at + 1];
  return before ? { kind: 'ref', ref: before.id } : missing;
}

const isPublication = ({ kind }: RevisionSummaryView): boolean => kind === 'publish';

const copyOf = (
  copies: Readonly<Record<string, Copy>>,
  ref: VersionRef,
  working: RecipeContent,
): Copy =>
  ref === 'now' ? { status: 'open', content: working } : (copies[ref] ?? { status: 'loading' });

function opened(
  sides: readonly { ref: VersionRef; copy: Copy }[],
  revisions: readonly RevisionSummaryView[],
): Compared {
  for (const { copy } of sides) if (copy.status === 'failed') return copy;
  const [older, newer] = sides
    .flatMap(({ ref, copy }) => (copy.status === 'open' ? [{ ref, content: copy.content }] : []))
    .toSorted((one, other) => ageOf(revisions, other.ref) - ageOf(revisions, one.ref));
  return older && newer ? { status: 'open', older, newer } : { status: 'loading' };
}

/** Its place from the newest on; the working copy is newer than all. */
const ageOf = (revisions: readonly RevisionSummaryView[], ref: VersionRef): number =>
  revisions.findIndex(({ id }) => id === ref);
