import type { ReadableAtom } from 'nanostores';
import type { Failure } from '#stores/failure.ts';
import type { CopyKey, DraftKind } from './draft-kind.ts';
import type { DraftCalls } from './saving/draft-calls.ts';
import type { Stored } from './saving/saving-state.ts';

type Found<Content, View> =
  | { kind: 'found'; stored: Stored<Content, View>; isFromDevice: boolean }
  | { kind: 'failed'; failure: Failure };

/** What is opened as this device saw it last, for when the server cannot be asked. */
export const deviceCopyOf = <Content, View>(
  { copies, storedOf }: DraftKind<Content, View>,
  key: CopyKey,
) => ({
  /** As the server has it, or where it does not answer as this device does. */
  async find({ read }: DraftCalls<Content, View>): Promise<Found<Content, View>> {
    const answer = await read();
    if (answer.kind === 'stored') {
      return { kind: 'found', stored: answer.stored, isFromDevice: false };
    }
    const view = answer.kind === 'lost' && copies ? await copies.find(key) : null;
    return view
      ? { kind: 'found', stored: storedOf(view), isFromDevice: true }
      : { kind: 'failed', failure: answer.failure };
  },
  /** Keeps each answer of the server, for as long as the page is open. */
  follow($stored: ReadableAtom<View>): void {
    if (copies) $stored.subscribe((view) => void copies.keep(key, view));
  },
});
