import { vi } from 'vitest';
import { errorMessages } from '#contract/error-messages.ts';
import { type ErrorBody, errorStatuses } from '#contract/errors.ts';
import { faultOf } from './answer-faults.ts';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Asked = {
  method: string;
  path: string;
  body: unknown;
  authorization: string | null;
  idempotencyKey: string | null;
  ifMatch: string | null;
};

/** The API as a page sees it: the requests it received, and answers by method and path, as routes describe them. */
export function fakeApi() {
  const answers = new Map<string, () => Promise<Response>>();
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname, search } = new URL(input, 'http://site.test');
    const method = init.method ?? 'GET';
    asked.push({
      method,
      path: pathname + search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      authorization: new Headers(init.headers).get('authorization'),
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
      ifMatch: new Headers(init.headers).get('if-match'),
    });
    const answer = answers.get(`${method} ${pathname}`);
    if (!answer) throw new TypeError(`Nothing answers ${method} ${pathname}`);
    return await answer();
  });
  const response = (call: string, { status = 200, body = null, headers = {} }: Answer) => {
    const fault = faultOf(call, { status, body });
    if (fault !== null) throw new Error(`${call} never answers this: ${fault}`);
    return new Response(body === null ? null : JSON.stringify(body), { status, headers });
  };
  return {
    asked,
    answer: (call: string, answer: Answer) => {
      const given = response(call, answer);
      answers.set(call, () => Promise.resolve(given.clone()));
    },
    /** Answers what the API never would, which a page has to bear as well. */
    answerWrongly: (call: string, body: unknown) =>
      answers.set(call, () => Promise.resolve(Response.json(body))),
    /** Answers when the test says so. */
    answerLater(call: string) {
      const later = Promise.withResolvers<Response>();
      answers.set(call, () => later.promise);
      return (answer: Answer) => later.resolve(response(call, answer));
    },
    breakNetwork: (call: string) =>
      answers.set(call, () => Promise.reject(new TypeError('Failed to fetch'))),
  };
}

/** A refusal as the API words it. */
export const refusal = (code: ErrorBody['code']): { status: number; body: ErrorBody } => ({
  status: errorStatuses[code],
  body: { error: errorMessages[code], code },
});

export type FakeApi = ReturnType<typeof fakeApi>;
