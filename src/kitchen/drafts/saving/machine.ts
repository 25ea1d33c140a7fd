import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { IsSame, JournalEntry, StoredContent } from '#domain/kitchen/draft/opening.ts';
import type { Failure } from '#stores/failure.ts';
import { isRefused, issuesOf, type Refusal } from './refusal.ts';
import { lostAt, type Pace, restingSchedule, type Schedule } from './schedule.ts';
import type { DraftCalls } from './draft-calls.ts';
import { NotSavedError, type SavingState, type Stored } from './saving-state.ts';
import type { Taking } from './taking.ts';

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
  /** Shows what the server holds where nothing was typed; this can be taken back. */
  show: (content: Content) => void;
  /** Of a conflict that stood when the editor was opened; else null. */
  theirs: Stored<Content, View> | null;
  /** What of a text the server would refuse; null where it may take all of it. */
  ownRefusal?: (text: Content) => Failure | null;
  /** How the rest of such a text is sent; absent where it is sent whole or not at all. */
  taking?: () => Promise<Taking<Content>>;
  /** Called when something was sent or acknowledged, so that the journal follows. */
  onProgress: () => void;
  onStored: (stored: Stored<Content, View>) => void;
};

type Waiting<Content> = { text: Content } & PromiseWithResolvers<StoredContent<Content>>;

/** Everything the save of one draft is made of; only saving.ts changes it. */
export type Machine<Content, View> = Omit<SavingNeeds<Content, View>, 'sent' | 'taking'> & {
  fetchTaking: SavingNeeds<Content, View>['taking'];
  /** Null until something was refused. */
  taking: Taking<Content> | null;
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
  const { base, theirs, isFromDevice, taking: fetchTaking } = needs;
  const calm: SavingState<Content, View> = { status: isFromDevice ? 'offline' : 'saved' };
  const opened: SavingState<Content, View> =
    theirs === null ? calm : { status: 'conflict', base: base.content, theirs };
  return {
    ...needs,
    fetchTaking,
    taking: null,
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

/** As much of a text as is sent, itself where nothing of it is refused. */
export function takenOf<Content, View>(
  { taking, $refusal, base, isSame }: Machine<Content, View>,
  text: Content,
): Content {
  const taken = taking?.takenOf(text, base.content, issuesOf($refusal.get(), text)) ?? text;
  if (taken === text || isSame(taken, text)) return text;
  return isSame(taken, base.content) ? base.content : taken;
}

/** Why nothing of a text is sent; null where that much of it may be. */
export function refusalNow<Content, View>(
  machine: Machine<Content, View>,
  text: Content,
  taken: Content,
): Failure | null {
  const refusal = machine.$refusal.get();
  if (refusal && isRefusedWhole(machine, refusal, { text, taken })) return refusal.failure;
  return machine.isHeldBack ? (machine.ownRefusal?.(taken) ?? null) : null;
}

/** Without what was refused it is another text, which may be taken. */
const isRefusedWhole = <Content, View>(
  { taking, isSame }: Machine<Content, View>,
  refusal: Refusal<Content>,
  { text, taken }: { text: Content; taken: Content },
): boolean =>
  isRefused(refusal, text) &&
  (taking === null ||
    taken === text ||
    refusal.failure.code === 'not_found' ||
    isSame(taken, refusal.sent));

/** Whether nothing is saved before somebody has decided or signed in. */
export const isHalted = <Content, View>({ $saving }: Machine<Content, View>): boolean =>
  ['conflict', 'signed-out'].includes($saving.get().status);

/** Nobody waits any more for a text that is not saved. */
export function giveUpWaiting<Content, View>(machine: Machine<Content, View>): void {
  const error = new NotSavedError(machine.$saving.get());
  for (const { reject } of machine.waiting) reject(error);
  machine.waiting = [];
}
