import type { ChangeKey, StoredPageKind } from './publishing.ts';

/** A page that could not be rendered; what stood there before stays. */
export type PageFailure = {
  path: string;
  /** Unknown of builds from before it was kept. */
  kind?: StoredPageKind;
  subjectId: string | null;
  reason: string;
};

/** A broken template fails everywhere; that many failures say it well enough. */
export const maxFailures = 200;

/** The changes by which pages that failed are rendered again. */
export function retryKeys(failures: readonly PageFailure[]): ChangeKey[] {
  if (failures.length === maxFailures) return ['site'];
  return [...new Set(failures.map(retryKey))];
}

/** Of what is about nothing that changes by itself, the whole site is rendered. */
function retryKey({ kind, subjectId }: PageFailure): ChangeKey {
  const isSubject = kind === 'recipe' || kind === 'collection' || kind === 'newsletter';
  return isSubject && subjectId !== null ? `${kind}:${subjectId}` : 'site';
}
