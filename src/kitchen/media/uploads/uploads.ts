import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { NetworkError } from '#api/network-error.ts';
import { failureOf, isExpected } from '#stores/failure.ts';
import { Refused } from './refused.ts';
import { inTurn } from './upload-places.ts';

export type UploadState<Made> =
  | { status: 'queued' }
  /** From 0 to 1; at 1 the server prepares what came. */
  | { status: 'rising'; part: number }
  /** `isLost` where no answer came: it is sent again when there is a network. */
  | { status: 'failed'; reason: string; canRetry: boolean; isLost?: true }
  | { status: 'done'; made: Made };

export type Upload<Made> = {
  /** Counts the files of a visit in the order in which they were chosen. */
  id: number;
  /** What it was chosen for, such as the recipe or one of its steps. */
  place: string;
  name: string;
  /** A blob address for as long as the upload is listed. */
  preview: string;
  state: UploadState<Made>;
};

export type Sending = {
  signal: AbortSignal;
  onProgress: (part: number) => void;
  /** What is known of earlier attempts, so that nothing is made twice. */
  sent: { key: string | null };
};

export type Uploads<Made> = {
  $uploads: ReadableAtom<readonly Upload<Made>[]>;
  add: (files: Iterable<File>, place: string) => void;
  retry: (id: number) => void;
  /** Calls it off and returns what brings it back; null for one that is not listed. */
  remove: (id: number) => (() => void) | null;
  /** What was chosen for one place comes to another. */
  redirect: (from: string, to: string) => void;
  /** Hands over what has arrived at a place, each once, in the order in which it was chosen. */
  take: (place: string) => { id: number; made: Made }[];
};

type Job = { file: File; sent: Sending['sent']; running: AbortController };

let lastId = 0;

type Send<Made> = (file: File, sending: Sending) => Promise<Made>;

type Kept<Made> = {
  $uploads: WritableAtom<readonly Upload<Made>[]>;
  jobs: Map<number, Job>;
  send: Send<Made>;
};

/** Files on their way to the server; what failed stays, with its file, until it is retried or removed. */
export function uploadsOf<Made>(send: Send<Made>): Uploads<Made> {
  const $uploads = atom<readonly Upload<Made>[]>([]);
  const kept: Kept<Made> = { $uploads, jobs: new Map(), send };
  const list = (file: File, place: string, sent: Sending['sent']) => {
    lastId += 1;
    const preview = URL.createObjectURL(file);
    const state = { status: 'queued' } as const;
    $uploads.set([...$uploads.get(), { id: lastId, place, name: file.name, preview, state }]);
    start(kept, lastId, { file, sent });
  };
  onMount($uploads, () => {
    const sendLost = () => retryLost(kept);
    globalThis.addEventListener('online', sendLost);
    return () => globalThis.removeEventListener('online', sendLost);
  });
  return {
    $uploads,
    add: (files, place) => {
      for (const file of files) list(file, place, { key: null });
    },
    retry: (id) => retry(kept, id),
    remove: (id) => {
      const gone = forget(kept, id);
      return gone && (() => list(gone.file, gone.place, { ...gone.sent }));
    },
    redirect: (from, to) =>
      $uploads.set(
        $uploads.get().map((each) => (each.place === from ? { ...each, place: to } : each)),
      ),
    take: (place) =>
      $uploads.get().flatMap(({ id, state, ...upload }) => {
        if (upload.place !== place || state.status !== 'done') return [];
        forget(kept, id);
        return [{ id, made: state.made }];
      }),
  };
}

function retry<Made>(kept: Kept<Made>, id: number): void {
  const job = kept.jobs.get(id);
  const upload = kept.$uploads.get().find((each) => each.id === id);
  if (job && upload?.state.status === 'failed') start(kept, id, job);
}

function retryLost<Made>(kept: Kept<Made>): void {
  for (const { id, state } of kept.$uploads.get()) {
    if (state.status === 'failed' && state.isLost) retry(kept, id);
  }
}

function start<Made>(
  { $uploads, jobs, send }: Kept<Made>,
  id: number,
  { file, sent }: Omit<Job, 'running'>,
): void {
  const running = new AbortController();
  const { signal } = running;
  jobs.set(id, { file, sent, running });
  const setState = (state: UploadState<Made>) => {
    if (signal.aborted) return;
    $uploads.set($uploads.get().map((each) => (each.id === id ? { ...each, state } : each)));
  };
  const onProgress = (part: number) => setState({ status: 'rising', part });
  setState({ status: 'queued' });
  void inTurn(signal, async () => {
    onProgress(0);
    setState(await outcome(() => send(file, { signal, onProgress, sent })));
  });
}

function forget<Made>({ $uploads, jobs }: Kept<Made>, id: number) {
  const upload = $uploads.get().find((each) => each.id === id);
  const job = jobs.get(id);
  if (!upload || !job) return null;
  job.running.abort();
  jobs.delete(id);
  $uploads.set($uploads.get().filter((each) => each !== upload));
  URL.revokeObjectURL(upload.preview);
  return { ...job, place: upload.place };
}

async function outcome<Made>(run: () => Promise<Made>): Promise<UploadState<Made>> {
  try {
    return { status: 'done', made: await run() };
  } catch (error) {
    if (error instanceof Refused) {
      return { status: 'failed', reason: error.message, canRetry: false };
    }
    if (!isExpected(error)) reportError(error);
    const failed = { status: 'failed', reason: failureOf(error).message } as const;
    return error instanceof NetworkError
      ? { ...failed, canRetry: true, isLost: true }
      : { ...failed, canRetry: !isFinal(error) };
  }
}

/** Whether the same file would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [413, 415].includes(error.status);
