import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { IsSame, JournalEntry, StoredContent } from '#domain/kitchen/draft/opening.ts';
import type { Failure } from '#stores/failure.ts';
import { isRefused, type Refusal } from './refusal.ts';
import { lostAt, type Pace, restingSchedule, type Schedule } from './schedule.ts';
import type { DraftCalls } from './draft-calls.ts';
import { NotSavedError, type SavingState, type Stored } from './saving-state.ts';

export type SavingNeeds<Content, View> = {
  calls: DraftCalls<Content, View>;
  $content: ReadableAtom<Content>;
  isSame: IsSame<Content>;
  pace?: Pace;
  $hasSessionEnded: ReadableAtom<boolean>;
  /** What the server held when the editor was opened, or what a conflict began from. */
  base: StoredContent<Content>;
  /** What was sent before the editor was opened here, and may have been written or may yet be. */
  sent: readonly Content[];
  /** Whether the base is a copy of this device, so that the server may hold another by now. */
  isFromDevice: boolean;
  /** Shows what the server holds where nothing was typed; nothing of it can be undone. */
  show: (content: Content) => void;
  /** Of a conflict that stood when the editor was opened; else null. */
  theirs: Stored<Content, View> | null;
  /** Why a text is not sent at all; null where the server may take it. */
  ownRefusal?: (text: Content) => Failure | null;
  /** Called when something was sent or acknowledged, so that the journal follows. */
  onProgress: () => void;
  onStored: (stored: Stored<Content, View>) => void;
};

type Waiting<Content> = { text: Content } & PromiseWithResolvers<StoredContent<Content>>;

/** Everything the save of one draft is made of; only saving.ts changes it. */
export type Machine<Content, View> = Omit<SavingNeeds<Content, View>, 'sent'> & {
  $saving: WritableAtom<SavingState<Content, View>>;
  $refusal: WritableAtom<Refusal<Content> | null>;
  /** Whether the text that was to be saved last was not even sent; then it is looked at anew with each change. */
  isHeldBack: boolean;
  /** What was sent on the base and may have been written, or may yet be. */
  sent: Content[];
  /** Whether the last of it was lost, so that the server may hold another text than the base. */
  isUncertain: boolean;
  waiting: Waiting<Content>[];
  schedule: Schedule;
  timer: ReturnType<typeof setTimeout> | undefined;
  isInFlight: boolean;
  /** How many do something with the version that is saved. */
  holds: number;
  isStopped: boolean;
};

export function machineOf<Content, View>(
  needs: SavingNeeds<Content, View>,
): Machine<Content, View> {
  const { base, theirs, isFromDevice } = needs;
  const calm: SavingState<Content, View> = { status: isFromDevice ? 'offline' : 'saved' };
  const opened: SavingState<Content, View> =
    theirs === null ? calm : { status: 'conflict', base: base.content, theirs };
  return {
    ...needs,
    $saving: atom<SavingState<Content, View>>(opened),
    $refusal: atom<Refusal<Content> | null>(null),
    isHeldBack: false,
    sent: [...needs.sent],
    isUncertain: isFromDevice || needs.sent.length > 0,
    waiting: [],
    schedule: isFromDevice ? lostAt(restingSchedule, performance.now(), 0) : restingSchedule,
    timer: undefined,
    isInFlight: false,
    holds: 0,
    isStopped: false,
  };
}

/** What has not reached the server; null when everything has. */
export function unsavedOf<Content, View>(
  machine: Machine<Content, View>,
): Omit<JournalEntry<Content>, 'writtenAt'> | null {
  const { base, $content, sent } = machine;
  const working = $content.get();
  return isHeld(machine, working) ? null : { base, working, sent };
}

/** Whether the server is known to hold this very text. */
export const isHeld = <Content, View>(
  { base, isUncertain }: Machine<Content, View>,
  text: Content,
): boolean => text === base.content && !isUncertain;

/** Why a text is not sent; null where it may be. */
export function refusalNow<Content, View>(
  machine: Machine<Content, View>,
  text: Content,
): Failure | null {
  const refusal = machine.$refusal.get();
  if (refusal && isRefused(refusal, text)) return refusal.failure;
  return machine.isHeldBack ? (machine.ownRefusal?.(text) ?? null) : null;
}

/** Whether nothing is saved before somebody has decided or signed in. */
export const isHalted = <Content, View>({ $saving }: Machine<Content, View>): boolean =>
  ['conflict', 'signed-out'].includes($saving.get().status);

/** Nobody waits any more for a text that is not saved. */
export function giveUpWaiting<Content, View>(machine: Machine<Content, View>): void {
  const error = new NotSavedError(machine.$saving.get());
  for (const { reject } of machine.waiting) reject(error);
  machine.waiting = [];
}
