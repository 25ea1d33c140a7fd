import type { Id } from '#domain/ids.ts';

/** Where a row can be moved to. */
export type GroupPlace = { id: Id; title: string };
