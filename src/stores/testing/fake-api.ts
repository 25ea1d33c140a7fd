import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Asked = {
  method: string;
  path: string;
  body: unknown;
  authorization: string | null;
  idempotencyKey: string | null;
};

/** The API as a page sees it: what it was asked, and answers by method and path. */
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
    });
    const answer = answers.get(`${method} ${pathname}`);
    if (!answer) throw new TypeError(`Nothing answers ${method} ${pathname}`);
    return await answer();
  });
  const response = ({ status = 200, body = null, headers = {} }: Answer) =>
    new Response(body === null ? null : JSON.stringify(body), { status, headers });
  return {
    asked,
    answer: (call: string, answer: Answer) =>
      answers.set(call, () => Promise.resolve(response(answer))),
    /** Answers when the test says so. */
    answerLater(call: string) {
      const later = Promise.withResolvers<Response>();
      answers.set(call, () => later.promise);
      return (answer: Answer) => later.resolve(response(answer));
    },
    breakNetwork: (call: string) =>
      answers.set(call, () => Promise.reject(new TypeError('Failed to fetch'))),
  };
}

export type FakeApi = ReturnType<typeof fakeApi>;
