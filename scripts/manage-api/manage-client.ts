import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { errorBody, type ErrorBody } from '#contract/errors.ts';

export type ManageClient = {
  get: <Answer>(path: string, answer: z.ZodType<Answer>) => Promise<Answer>;
  post: <Answer>(
    path: string,
    sent: { body: unknown; answer: z.ZodType<Answer> },
  ) => Promise<Answer>;
  put: <Answer>(
    path: string,
    sent: { body: unknown; answer: z.ZodType<Answer> },
  ) => Promise<Answer>;
  /** Sends a file to an upload address; false when the address was spent or has expired. */
  upload: (address: string, file: { bytes: Uint8Array; contentType: string }) => Promise<boolean>;
};

export type ManageClientOptions = {
  /** Scheme, host and port of the platform. */
  url: string;
  token: string;
  /** Ends everything under way. */
  signal?: AbortSignal | undefined;
  /** Called when the server answers with Retry-After. */
  onWait?: (seconds: number) => void;
  fetch?: typeof fetch;
};

export class ManageApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(call: string, status: number, body: ErrorBody | null) {
    const issues = body?.issues?.map(({ path, message }) => `${path}: ${message}`) ?? [];
    super(`${call} answered ${status}. ${[body?.error, ...issues].filter(Boolean).join(' ')}`);
    this.status = status;
    this.body = body;
  }
}

const attempts = 6;
const firstPauseMs = 200;
const retried = new Set([429, 502, 503, 504]);

/** Calls the manage API; what fails for the moment is tried again, and a repeat never writes twice. */
export function createManageClient(options: ManageClientOptions): ManageClient {
  const json = async <Answer>(method: string, path: string, sent: Sent<Answer>) => {
    const request: RequestInit = { method, headers: headersOf(options.token, method, sent) };
    if (sent.body !== undefined) request.body = JSON.stringify(sent.body);
    const response = await insist(options, `${options.url}/api/v1/manage/${path}`, request);
    if (!response.ok) throw await errorOf(`${method} ${path}`, response);
    return sent.answer.parse(await response.json());
  };
  return {
    get: (path, answer) => json('GET', path, { body: undefined, answer }),
    post: (path, sent) => json('POST', path, sent),
    put: (path, sent) => json('PUT', path, sent),
    async upload(address, { bytes, contentType }) {
      const headers = { 'Content-Type': contentType };
      const body = new Blob([new Uint8Array(bytes)]);
      const response = await insist(options, address, { method: 'PUT', headers, body });
      if (response.ok) return true;
      if (response.status === 410) return false;
      throw await errorOf('PUT uploads', response);
    },
  };
}

type Sent<Answer> = { body: unknown; answer: z.ZodType<Answer> };

function headersOf<Answer>(token: string, method: string, { body }: Sent<Answer>) {
  return {
    Authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
  };
}

async function insist(
  options: ManageClientOptions,
  address: string,
  request: RequestInit,
): Promise<Response> {
  const send = options.fetch ?? fetch;
  const { signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(address, { ...request, ...(signal && { signal }) }).catch(
      (error: unknown) => failedOnTheWay(error, attempt, signal),
    );
    if (response && (!retried.has(response.status) || isLast(response, attempt))) return response;
    await response?.body?.cancel();
    await pause(options, attempt, response);
  }
}

/** The network may recover; an abort by the caller is final. */
function failedOnTheWay(error: unknown, attempt: number, signal: AbortSignal | undefined): null {
  if (signal?.aborted || attempt >= attempts) throw error;
  return null;
}

/** A throttle always lets through in the end, so only failures are counted. */
const isLast = (response: Response, attempt: number) =>
  response.status !== 429 && attempt >= attempts;

async function pause(
  { onWait, signal }: ManageClientOptions,
  attempt: number,
  response: Response | null,
): Promise<void> {
  const asked = Number(response?.headers.get('Retry-After') ?? 0);
  if (asked > 0) onWait?.(asked);
  const ms = asked > 0 ? asked * 1000 : firstPauseMs * 2 ** (attempt - 1);
  await wait(ms, undefined, signal ? { signal } : {});
}

async function errorOf(call: string, response: Response): Promise<ManageApiError> {
  const text = await response.text();
  return new ManageApiError(call, response.status, readBody(text));
}

/** Something between here and the server may answer with a page of its own. */
function readBody(text: string): ErrorBody | null {
  try {
    return errorBody.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
