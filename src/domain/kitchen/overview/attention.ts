/** What waits for a cook, the most urgent first. */
export const attentionKinds = [
  'failedPages',
  'lostDomains',
  'failingDomains',
  'disputes',
  'overdue',
  'latePlans',
  'pausedNewsletters',
  'lostSender',
  'failedMails',
  'reported',
  'held',
  'newComments',
  'changed',
  'unpictured',
  'drafts',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export type AttentionCounts = Partial<Record<AttentionKind, number>>;

/** What there is something of; what could not be counted is left out. */
export const waiting = (counts: AttentionCounts): { kind: AttentionKind; count: number }[] =>
  attentionKinds
    .map((kind) => ({ kind, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
