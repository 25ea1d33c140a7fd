import type { IsSame } from '#domain/kitchen/draft/opening.ts';
import type { Failure } from '#stores/failure.ts';
import type { Issues } from './saving/refusal.ts';
import type { DraftCalls } from './saving/draft-calls.ts';
import type { Stored } from './saving/saving-state.ts';
import type { Taking } from './saving/taking.ts';
import type { Pace } from './saving/schedule.ts';

/** What is said at each place of an editor: the name of a field, or the id of a row or group. */
export type ToldIssues = Readonly<Record<string, string>>;

/** Whose copy of what: people who share a device never see each other's. */
export type CopyKey = [personId: string, siteId: string, id: string];

/** What an editor writes: how it is named, read, written, compared and judged. */
export type DraftKind<Content, View> = {
  /** Its locks and channels are told from those of other kinds by it. */
  name: string;
  callsOf: (siteSlug: string, id: string) => DraftCalls<Content, View>;
  storedOf: (view: View) => Stored<Content, View>;
  isSame: IsSame<Content>;
  /** What cannot be saved as it stands, and what the server refused of it. */
  toldIssues: (content: Content, refused: Issues) => ToldIssues;
  /** What of a text the server would refuse; null where it may take all of it. */
  ownRefusal: (content: Content) => Failure | null;
  /** How the rest of such a text is sent; absent where it is sent whole or not at all. */
  taking?: () => Promise<Taking<Content>>;
  pace?: Pace;
  /** As this device saw it last, for when the server cannot be asked; absent where none are kept. */
  copies?: {
    find: (key: CopyKey) => Promise<View | null>;
    keep: (key: CopyKey, view: View) => Promise<void>;
  };
};
