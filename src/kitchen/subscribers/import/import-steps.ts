import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { subscriberImportMessages } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import type {
  ImportAnswer,
  ImportStartInput,
  ImportView,
} from '#contract/mail/subscriber-import.ts';
import {
  type CsvColumns,
  guessColumns,
  type ListedPerson,
  type SortedList,
  sortedList,
} from '#domain/kitchen/subscribers/csv-columns.ts';
import { importPartMax } from '#domain/mail/import-rules.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { type ReadList, readList, type UnreadList } from './read-file.ts';

type Named = { fileName: string };
type Mapped = Named & { list: ReadList; columns: CsvColumns };
/** What of a list is not sent, and why. */
export type Withheld = Omit<SortedList, 'people'>;
type Sent = Mapped & {
  id: string;
  people: readonly ListedPerson[];
  sent: number;
  withheld: Withheld;
};

/** Where bringing a list stands. */
export type ImportStep =
  | { step: 'choose'; refused: UnreadList | 'unreadable' | null }
  | { step: 'reading' }
  | ({ step: 'unclosed' } & Mapped)
  | ({ step: 'columns' } & Mapped)
  | ({ step: 'check'; failure: Failure | null } & Sent)
  | {
      step: 'told';
      answer: ImportAnswer;
      withheld: Withheld;
      failure: Failure | null;
      isSending: boolean;
    }
  | { step: 'running'; answer: ImportAnswer; failure: Failure | null }
  | { step: 'done'; answer: ImportAnswer; failure: Failure | null };

type Checking = Extract<ImportStep, { step: 'check' }>;
type Told = Extract<ImportStep, { step: 'told' }>;

const { earlier: texts } = subscriberImportMessages;

const $at = atom<ImportStep>({ step: 'choose', refused: null });
export const $importStep: ReadableAtom<ImportStep> = $at;
const $before = atom<readonly ImportView[]>([]);
/** Lists that were brought before. */
export const $earlierImports: ReadableAtom<readonly ImportView[]> = $before;

const imports = manageApi[':siteSlug']['subscriber-imports'];
const paramOf = (importId: string) => ({ param: { siteSlug: siteSlugHere(), importId } });

/** A new beginning; what another one still sends is heard no more. */
let visit = 0;

export function beginImport(): void {
  visit += 1;
  $at.set({ step: 'choose', refused: null });
  void loadEarlier();
}

async function loadEarlier(): Promise<void> {
  const param = { siteSlug: siteSlugHere() };
  // Without it the rest works as well.
  const answer = await call(async () => jsonOf(await imports.$get({ param }))).catch(() => null);
  if (answer) $before.set(answer.imports);
}

export async function chooseFile(file: File): Promise<void> {
  const mine = (visit += 1);
  $at.set({ step: 'reading' });
  const list = await readList(file).catch(() => 'unreadable' as const);
  if (mine !== visit) return;
  if (typeof list === 'string') {
    $at.set({ step: 'choose', refused: list });
    return;
  }
  const columns = guessColumns(list.records);
  const step = list.unclosed.length > 0 ? 'unclosed' : 'columns';
  $at.set({ step, fileName: file.name, list, columns });
}

/** Brings what of a file can be told apart; what ran together is left out. */
export function leaveOutUnclosed(): void {
  const at = $at.get();
  if (at.step === 'unclosed') $at.set({ ...at, step: 'columns' });
}

export function mapColumns(changes: Partial<CsvColumns>): void {
  const at = $at.get();
  if (at.step === 'columns') $at.set({ ...at, columns: { ...at.columns, ...changes } });
}

/** Sends the list to be told, part by part; nobody is subscribed by it. */
export async function checkList(): Promise<void> {
  const at = $at.get();
  if (at.step !== 'columns') return;
  const { fileName, list, columns } = at;
  const mine = (visit += 1);
  const { people, ...withheld } = sortedList(list.records, columns);
  const waiting = { ...at, step: 'check', id: '', people, sent: 0, withheld } as const;
  $at.set({ ...waiting, failure: null });
  try {
    const sent = { param: { siteSlug: siteSlugHere() }, json: { fileName } };
    const answer = await call(async () => jsonOf(await imports.$post(sent)));
    if (mine !== visit) return;
    $at.set({ ...waiting, id: answer.import.id, failure: null });
    await sendOn(mine);
  } catch (error) {
    if (mine === visit) $at.set({ ...waiting, failure: failureOf(error) });
  }
}

/** Goes on where sending has stopped; lines that arrived already change nothing. */
export async function resumeCheck(): Promise<void> {
  const at = $at.get();
  if (at.step !== 'check') return;
  if (at.id === '') {
    $at.set({ step: 'columns', fileName: at.fileName, list: at.list, columns: at.columns });
    await checkList();
    return;
  }
  $at.set({ ...at, failure: null });
  await sendOn(visit);
}

async function sendOn(mine: number): Promise<void> {
  for (;;) {
    const at = $at.get();
    if (mine !== visit || at.step !== 'check') return;
    // What failed stays where it is, and is sent again when the cook says so.
    const next = await nextOf(at).catch((error: unknown) => ({ ...at, failure: failureOf(error) }));
    if (mine !== visit) return;
    $at.set(next);
    if (next.failure) return;
  }
}

async function nextOf(at: Checking): Promise<Checking | Told> {
  const rows = partOf(at.people, at.sent);
  if (rows.length > 0) {
    await call(() => imports[':importId'].rows.$put({ ...paramOf(at.id), json: { rows } }));
    return { ...at, sent: at.sent + rows.length, failure: null };
  }
  const answer = await call(async () => jsonOf(await imports[':importId'].$get(paramOf(at.id))));
  const { withheld } = at;
  return { step: 'told', answer, withheld, failure: null, isSending: false };
}

/** Below what a call takes at most. */
const partBytesMax = 48 * 1024;

function partOf(people: readonly ListedPerson[], from: number): ListedPerson[] {
  const part = people.slice(from, from + importPartMax);
  while (part.length > 1 && new TextEncoder().encode(JSON.stringify(part)).length > partBytesMax) {
    part.splice(Math.ceil(part.length / 2));
  }
  return part;
}

export async function startList(json: ImportStartInput): Promise<void> {
  const at = $at.get();
  if (at.step !== 'told' || at.isSending) return;
  const mine = visit;
  const { id } = at.answer.import;
  $at.set({ ...at, isSending: true, failure: null });
  try {
    const sent = { ...paramOf(id), json };
    const answer = await call(async () => jsonOf(await imports[':importId'].start.$post(sent)));
    if (mine !== visit) return;
    $at.set({ step: 'running', answer, failure: null });
    await bringOn(mine, id);
  } catch (error) {
    if (mine === visit) $at.set({ ...at, isSending: false, failure: failureOf(error) });
  }
}

/** Brings part after part while the page is open; closed, a job of the server goes on. */
async function bringOn(mine: number, id: string): Promise<void> {
  for (;;) {
    const at = $at.get();
    if (mine !== visit || at.step !== 'running') return;
    try {
      const answer = await call(async () =>
        jsonOf(await imports[':importId'].advance.$post(paramOf(id))),
      );
      if (mine !== visit) return;
      const step = answer.import.state === 'running' ? 'running' : 'done';
      $at.set({ step, answer, failure: null });
    } catch (error) {
      if (mine === visit) $at.set({ ...at, failure: failureOf(error) });
      return;
    }
  }
}

/** After a failure; the page may be closed as well. */
export async function resumeBringing(): Promise<void> {
  const at = $at.get();
  if (at.step !== 'running') return;
  $at.set({ ...at, failure: null });
  await bringOn(visit, at.answer.import.id);
}

/** Takes a list back, the one that was just brought or one from before. */
export async function undoList(id: string): Promise<void> {
  const at = $at.get();
  try {
    const answer = await call(async () =>
      jsonOf(await imports[':importId'].undo.$post(paramOf(id))),
    );
    $at.set({ step: 'done', answer, failure: null });
    void loadEarlier();
  } catch (error) {
    if (at.step === 'done') $at.set({ ...at, failure: failureOf(error) });
  }
}

/** Shows what became of a list from before, or how far it has come. */
export async function openEarlier(id: string): Promise<void> {
  const mine = (visit += 1);
  try {
    const answer = await call(async () => jsonOf(await imports[':importId'].$get(paramOf(id))));
    if (mine !== visit) return;
    const isRunning = answer.import.state === 'running';
    $at.set({ step: isRunning ? 'running' : 'done', answer, failure: null });
    if (isRunning) await bringOn(mine, id);
  } catch (error) {
    notify(texts.openFailed(failureOf(error).message));
  }
}

function draftOf(at: ImportStep): string {
  if (at.step === 'check') return at.id;
  return at.step === 'told' ? at.answer.import.id : '';
}

/** A list that was told and not started leaves nothing behind. */
export function leaveImport(): void {
  const at = $at.get();
  visit += 1;
  const id = draftOf(at);
  // What is not taken back now ends by itself within a day.
  if (id !== '') void call(() => imports[':importId'].undo.$post(paramOf(id))).catch(() => null);
}
