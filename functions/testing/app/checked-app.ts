import { Hono } from 'hono';
import { uniqueSymbol } from 'hono-openapi';
import { errorBody } from '#contract/errors.ts';
import { createApp, routedHandlers } from '#functions/app.ts';

type Issues = readonly { message: string; path?: readonly unknown[] | undefined }[];
type Validate = (body: unknown) => { issues?: Issues | undefined };
type Media = Record<string, { schema?: { validate: Validate } }>;
type Answers = Record<string, { content?: Media } | undefined>;
type App = ReturnType<typeof createApp>;

/** Of an app that a test breaks on purpose: it may answer with a fault of the server. */
type Checked = { mayFail?: boolean };

/** The API as every test calls it: an answer that its route does not describe fails the test. */
export function checkedApp(
  given: Parameters<typeof createApp>[0],
  { mayFail = false }: Checked = {},
): App {
  const app = createApp(given);
  return {
    fetch: async (request, ...others) => {
      const { method, url } = request;
      const response = await app.fetch(request, ...others);
      if (mayFail && response.status === serverFault) return response;
      const fault = await faultOf({ method, path: new URL(url).pathname }, response.clone());
      if (fault === null) return response;
      throw new Error(`${method} ${url} answers what its route does not describe: ${fault}`);
    },
  };
}

type Call = { method: string; path: string };

/** What of an answer the contract does not know; null when it fits. */
export async function faultOf(call: Call, response: Response): Promise<string | null> {
  if (!call.path.startsWith('/api/v1/') || call.method === 'OPTIONS') return null;
  const { status } = response;
  if (status === serverFault) return 'the server failed';
  // Hono answers HEAD as GET, without the body.
  const isHead = call.method === 'HEAD';
  if (status >= 400 || status === movedSite) return isHead ? null : faultOfError(response);
  const answers = await answersTo(call);
  if (!answers) return isOfContract(call.path) ? 'no route describes the call' : null;
  const answer = answers[status];
  if (!answer) return `no answer has the status ${status}`;
  return isHead ? null : faultOfBody(answer.content, response);
}

/** No call is meant to end so. */
const serverFault = 500;

/** Any call of the Site API is answered so below a slug that its site had before. */
const movedSite = 308;

const isOfContract = (path: string) => /^\/api\/v1\/(?:manage|site)\//.test(path);

async function faultOfBody(content: Media | undefined, response: Response) {
  const [[type, media] = []] = Object.entries(content ?? {});
  if (type === undefined) return (await response.text()) === '' ? null : 'it has no body';
  if (media?.schema) return faultOfJson(media.schema.validate, response);
  return isOfType(response, type) ? null : `it is ${type}`;
}

async function faultOfJson(validate: Validate, response: Response): Promise<string | null> {
  if (!isOfType(response, 'application/json')) return 'it is JSON';
  const { issues = [] } = validate(await response.json());
  const reasons = issues.map(({ message, path = [] }) => `${path.join('.')}: ${message}`);
  return reasons.length === 0 ? null : reasons.join('; ');
}

const faultOfError = (response: Response) =>
  faultOfJson((body) => ({ issues: errorBody.safeParse(body).error?.issues }), response);

const isOfType = ({ headers }: Response, type: string) =>
  headers.get('content-type')?.startsWith(type) ?? false;

const described = routedHandlers().flatMap(({ method, path, handler }) => {
  const { [uniqueSymbol]: about } = handler as {
    [uniqueSymbol]?: { spec?: { responses: Answers } };
  };
  return about?.spec ? [{ method, path, answers: about.spec.responses }] : [];
});

/** Finds a route as the API does, by the same router in the same order. */
const finder = new Hono();
for (const [index, { method, path }] of described.entries()) {
  finder.on(method, path, (c) => c.text(String(index)));
}

async function answersTo({ method, path }: Call): Promise<Answers | null> {
  const found = await finder.request(path, { method: method === 'HEAD' ? 'GET' : method });
  return found.ok ? (described[Number(await found.text())]?.answers ?? null) : null;
}
