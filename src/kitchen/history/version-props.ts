import type { OwnSite } from '../shell/session/session.ts';
import type { VersionRef } from './history-address.ts';
import type { Revisions } from './revisions.ts';

export type VersionProps = {
  site: OwnSite;
  revisions: Revisions;
  version: VersionRef;
  /** Milliseconds since the epoch; what is told of a time counts from here. */
  now: number;
};
