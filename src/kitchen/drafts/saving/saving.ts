import { computed, type ReadableAtom } from 'nanostores';
import type { JournalEntry, StoredContent } from '#domain/kitchen/draft/opening.ts';
import {
  giveUpWaiting,
  isHalted,
  isHeld,
  refusalNow,
  type Machine,
  machineOf,
  type SavingNeeds,
  takenOf,
  unsavedOf,
} from './machine.ts';
import { type Issues, issuesOf } from './refusal.ts';
import * as schedules from './schedule.ts';
import { NotSavedError, type SavingState, type Stored } from './saving-state.ts';
import { acknowledge, rest, type Sending, settle, tellRefusal } from './settle.ts';
import type { Taking } from './taking.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export type Saving<Content, View> = {
  $saving: ReadableAtom<SavingState<Content, View>>;
  /** What was refused of single fields and has not been changed since. */
  $issues: ReadableAtom<Issues>;
  whenSaved: WhenSaved<Content>;
  /** Sends what is waiting, without the pause. */
  saveNow: () => void;
  /** Sends what was refused once more. */
  retry: () => void;
  /** The server was said to hold another version than this tab knows: asks what became of it. */
  lookAgain: () => void;
  /** Ends a conflict: the draft, which holds the merged text, now stands on theirs. */
  standOnTheirs: () => void;
  /**
   * Another call left `text` in this version, such as one that published it. What was typed since is
   * saved upon it.
   */
  standOn: (stored: Stored<Content, View>, text: Content) => void;
  /** What has not reached the server; null when everything has. */
  unsaved: () => Omit<JournalEntry<Content>, 'writtenAt'> | null;
  stop: () => void;
};

/**
 * Does something with the version that holds exactly the text of now, and saves nothing newer until
 * it is done. Rejects with `NotSavedError` where that text cannot be saved.
 */
export type WhenSaved<Content> = <Answer>(act: Act<Content, Answer>) => Promise<Answer>;

type Act<Content, Answer> = (version: number, text: Content) => Promise<Answer>;

/** Saves a draft by itself. An answer sets the version and never the draft. */
export function saveDraft<Content, View>(needs: SavingNeeds<Content, View>): Saving<Content, View> {
  const machine = machineOf(needs);
  const { $content, $hasSessionEnded, $saving, $refusal } = machine;
  const unlisten = [
    $content.listen(() => noteChange(machine)),
    $hasSessionEnded.listen((hasEnded) => {
      if (!hasEnded && $saving.get().status === 'signed-out') goOn(machine);
    }),
  ];
  if (needs.theirs === null) plan(machine);
  return {
    $saving,
    $issues: computed([$refusal, $content], issuesOf),
    whenSaved: (act) => whenSaved(machine, act),
    saveNow: () => hurry(machine),
    retry() {
      $refusal.set(null);
      machine.isHeldBack = false;
      hurry(machine);
    },
    lookAgain() {
      machine.isUncertain = true;
      hurry(machine);
    },
    standOnTheirs() {
      const state = $saving.get();
      if (state.status !== 'conflict') return;
      machine.base = state.theirs;
      goOn(machine);
      needs.onProgress();
    },
    standOn(stored, text) {
      // An answer that lags behind what was acknowledged says nothing.
      if (stored.version > machine.base.version) acknowledge(machine, text, stored);
      plan(machine);
      needs.onProgress();
    },
    unsaved: () => unsavedOf(machine),
    stop() {
      machine.isStopped = true;
      clearTimeout(machine.timer);
      for (const stop of unlisten) stop();
      giveUpWaiting(machine);
    },
  };
}

function noteChange<Content, View>(machine: Machine<Content, View>): void {
  machine.schedule = schedules.changedAt(machine.schedule, performance.now());
  plan(machine);
}

/** Sets the clock for the next save, if there is anything to save and it may be. */
function plan<Content, View>(machine: Machine<Content, View>): void {
  clearTimeout(machine.timer);
  if (machine.isStopped || machine.isInFlight || machine.holds > 0 || isHalted(machine)) return;
  const text = nextText(machine);
  const taken = takenOf(machine, text);
  if (isHeld(machine, taken)) {
    if (text === taken) rest(machine, { status: 'saved' });
    else tellRest(machine, text);
    return;
  }
  const failure = refusalNow(machine, text, taken);
  if (failure) {
    machine.$saving.set({ status: 'not-saved', failure, isRetried: false });
    return;
  }
  if (!schedules.isRetrying(machine.schedule)) machine.$saving.set({ status: 'waiting' });
  const isWaitedFor = machine.waiting.length > 0 && machine.schedule.retryAt === null;
  const waitMs = isWaitedFor
    ? 0
    : schedules.waitMsOf(machine.schedule, performance.now(), machine.pace);
  machine.timer = setTimeout(() => void save(machine), waitMs);
}

/** Who waits for a save waits for one text, however much is typed meanwhile. */
const nextText = <Content, View>({ waiting, $content }: Machine<Content, View>): Content =>
  waiting[0]?.text ?? $content.get();

/** Everything is on the server but what it would refuse, or has refused. */
function tellRest<Content, View>(machine: Machine<Content, View>, text: Content): void {
  const { taking, $refusal, $content } = machine;
  const refusal = $refusal.get();
  const told = taking?.told(text, issuesOf(refusal, text));
  if (told) {
    const failure = { ...told.failure, code: refusal?.failure.code ?? null };
    rest(machine, { ...told, status: 'not-saved', failure, isRetried: false });
  }
  giveUpWaiting(machine);
  // What was waited for is not the newest.
  if (text !== $content.get()) plan(machine);
}

async function save<Content, View>(machine: Machine<Content, View>): Promise<void> {
  const text = nextText(machine);
  const isWhole = (machine.ownRefusal?.(text) ?? null) === null;
  if (!isWhole && machine.taking === null && machine.fetchTaking) {
    await learnTaking(machine, machine.fetchTaking);
    plan(machine);
    return;
  }
  const taken = takenOf(machine, text);
  const refused = machine.ownRefusal?.(taken) ?? null;
  machine.isHeldBack = refused !== null;
  if (refused) {
    tellRefusal(machine, refused);
    plan(machine);
    return;
  }
  await send(machine, { text, taken });
  if (machine.isStopped) return;
  machine.onProgress();
  plan(machine);
}

/** The code for it comes with the first refusal. Where it does not come, that is tried again. */
async function learnTaking<Content, View>(
  machine: Machine<Content, View>,
  fetchTaking: () => Promise<Taking<Content>>,
): Promise<void> {
  machine.isInFlight = true;
  try {
    machine.taking = await fetchTaking();
    machine.schedule = { ...machine.schedule, failures: 0 };
  } catch {
    machine.schedule = schedules.lostAt(machine.schedule, performance.now(), 0);
    machine.$saving.set({ status: 'offline' });
  }
  machine.isInFlight = false;
}

async function send<Content, View>(
  machine: Machine<Content, View>,
  { text, taken }: Sending<Content>,
): Promise<void> {
  machine.schedule = {
    ...machine.schedule,
    retryAt: null,
    firstChangeAt: null,
    lastChangeAt: null,
  };
  machine.isInFlight = true;
  if (!machine.sent.includes(taken)) machine.sent = [...machine.sent, taken];
  if (!schedules.isRetrying(machine.schedule)) machine.$saving.set({ status: 'saving' });
  machine.onProgress();
  const { calls, isSame, base, sent } = machine;
  const verdict = await verdictOf(await calls.write(taken, base.version), {
    calls,
    isSame,
    base,
    sent,
    text: taken,
  });
  const { taking, fetchTaking } = machine;
  if (taking === null && fetchTaking && namesFields(verdict)) {
    await learnTaking(machine, fetchTaking);
  }
  machine.isInFlight = false;
  if (!machine.isStopped) settle(machine, { text, taken }, verdict);
}

async function whenSaved<Content, View, Answer>(
  machine: Machine<Content, View>,
  act: Act<Content, Answer>,
): Promise<Answer> {
  const { version, content } = await heldVersion(machine);
  try {
    return await act(version, content);
  } finally {
    machine.holds -= 1;
    plan(machine);
  }
}

/** Holds further saves from the moment at which the text of now is saved. */
function heldVersion<Content, View>(
  machine: Machine<Content, View>,
): Promise<StoredContent<Content>> {
  const { $content, $saving, base } = machine;
  const text = $content.get();
  const isRefusedNow = refusalNow(machine, text, takenOf(machine, text)) !== null;
  if (machine.isStopped || isRefusedNow || $saving.get().status === 'conflict') {
    return Promise.reject(new NotSavedError($saving.get()));
  }
  if (isHeld(machine, text) && !machine.isInFlight) {
    machine.holds += 1;
    return Promise.resolve(base);
  }
  const waiting = { text, ...Promise.withResolvers<StoredContent<Content>>() };
  machine.waiting = [...machine.waiting, waiting];
  plan(machine);
  return waiting.promise;
}

function hurry<Content, View>(machine: Machine<Content, View>): void {
  machine.schedule = {
    ...machine.schedule,
    retryAt: null,
    firstChangeAt: null,
    lastChangeAt: null,
  };
  plan(machine);
}

/** After what stopped it is over. */
function goOn<Content, View>(machine: Machine<Content, View>): void {
  machine.$saving.set({ status: 'waiting' });
  machine.schedule = schedules.restingSchedule;
  plan(machine);
}

const namesFields = (verdict: Verdict<unknown, unknown>): boolean =>
  verdict.kind === 'refused' && Object.keys(verdict.failure.issues).length > 0;
