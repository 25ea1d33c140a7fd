import type { ToldIssues } from './draft-kind.ts';
import type { Issues } from './saving/refusal.ts';

/** What is wrong within a field is told of the field; a list has one place for all of its rows. */
export const byField = (refused: Issues): ToldIssues =>
  Object.fromEntries(
    Object.entries(refused).map(([path, text]) => [path.split('.')[0] ?? '', text] as const),
  );
