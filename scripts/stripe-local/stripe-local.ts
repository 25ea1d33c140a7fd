import { Hono } from 'hono';
import { Stripe } from 'stripe';
import { answer, type ApiCall } from './api.ts';
import { advance } from './due.ts';
import { dispute } from './charging.ts';
import { deliver, type Endpoints, type Sending } from './events.ts';
import { booksOf, type KeptEvent, type Ledger, nowIn, type Scene } from './ledger.ts';
import { addCheckoutPages } from './pages/checkout-page.ts';
import { addClockPage } from './pages/clock-page.ts';
import type { PageHost } from './pages/host.ts';
import { style } from './pages/layout.ts';
import { addInvoicePages, addOnboardingPages } from './pages/other-pages.ts';
import { addPortalPages } from './pages/portal-page.ts';

/** What goes wrong with the next calls of the API. */
export type Fault =
  /** Nothing: a call between those of which something does. */
  | { kind: 'well' }
  | { kind: 'down' }
  | { kind: 'busy' }
  /** The work is done and its answer never arrives. */
  | { kind: 'answer_lost' }
  | { kind: 'status'; status: number };

type Options = {
  ledger: Ledger;
  /** Where browsers reach the pages, without a slash at the end. */
  origin: string;
  endpoints: Endpoints;
  post: Sending['post'];
  /** Called when something may have changed. */
  keep?: () => Promise<void>;
};

/** Stands in for Stripe: its API, its pages, its webhooks, and a clock that can be moved. */
export function stripeLocal({ ledger, origin, endpoints, post, keep = async () => {} }: Options) {
  ledger.origin = origin;
  const faults: Fault[] = [];
  const delivery = { isHeld: false };
  const sceneOf = (accountId: string): Scene => ({ ledger, books: booksOf(ledger, accountId) });
  const waiting = () => ledger.events.filter(({ isDelivered }) => !isDelivered);
  const deliverAll = async (events: readonly KeptEvent[] = waiting()) => {
    for (const event of events) await deliver({ endpoints, sign, post }, event);
  };
  const changed = async () => {
    if (!delivery.isHeld) await deliverAll();
    await keep();
  };
  const now = () => nowIn(ledger);
  const moveOn = async (seconds: number) => {
    advance(ledger, nowIn(ledger) + seconds);
    await changed();
  };
  const app = pagesOf(ledger, { sceneOf, changed });
  addClockPage(app, { now, advance: moveOn });
  app.all('/v1/*', async (c) => {
    const call = await callOf(c.req.raw, origin);
    const given = answerUnder(faults.shift(), () => answer(ledger, call));
    await changed();
    return given;
  });
  return {
    app,
    ledger,
    endpoints,
    faults,
    /** While held, events wait for `deliverAll`, which takes them in any order and number. */
    delivery,
    waiting,
    deliverAll,
    sceneOf,
    /** As if the owner of a card had complained to the bank. */
    dispute: async (accountId: string, chargeId: string) => {
      dispute(sceneOf(accountId), chargeId);
      await changed();
    },
    now,
    /** Moves the clock by seconds, through all that falls due. */
    advance: moveOn,
  };
}

function pagesOf(ledger: Ledger, pages: PageHost): Hono {
  const app = new Hono();
  addCheckoutPages(app, pages);
  addPortalPages(app, pages);
  addInvoicePages(app, pages);
  addOnboardingPages(app, ledger, pages);
  app.get('/pages/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css' }));
  return app;
}

const sign = (payload: string, secret: string): Promise<string> =>
  new Stripe('sk_test_signs').webhooks.generateTestHeaderStringAsync({ payload, secret });

const methods = ['GET', 'POST', 'DELETE'] as const;

async function callOf(request: Request, origin: string): Promise<ApiCall> {
  const { pathname, search } = new URL(request.url);
  const { headers } = request;
  const isForm = request.method === 'POST';
  return {
    method: methods.find((each) => each === request.method) ?? 'GET',
    path: pathname,
    form: isForm ? await request.text() : search.slice(1),
    key: headers.get('Authorization')?.replace(/^Bearer /, '') ?? null,
    account: headers.get('Stripe-Account'),
    idempotencyKey: headers.get('Idempotency-Key'),
    origin,
  };
}

function answerUnder(fault: Fault | undefined, work: () => ReturnType<typeof answer>): Response {
  if (fault?.kind === 'down') return failure(503, 'api_error', 'Stripe is down.');
  if (fault?.kind === 'busy') return failure(429, 'invalid_request_error', 'Too many requests.');
  if (fault?.kind === 'status') return failure(fault.status, 'api_error', 'Something went wrong.');
  const { status, body, requestId } = work();
  if (fault?.kind === 'answer_lost') return Response.error();
  return Response.json(body, { status, headers: { 'Request-Id': requestId } });
}

const failure = (status: number, type: string, message: string) =>
  Response.json({ error: { type, message } }, { status });
