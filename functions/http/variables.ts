import type { HonoRequest } from 'hono';
import type { Statement } from '#functions/db/database.ts';
import type { Dependencies } from './context.ts';

/** A body as text and as JSON; `value` is undefined for an empty one. */
export type ReceivedBody = { text: string; value: unknown };

/** The claim of an idempotency key, and whether it was committed with the work. */
export type KeyClaim = { statements: Statement[]; isStored: boolean };

/** Mutable state of a request. */
export type RequestState = {
  /** The site in the path, for the log. */
  siteSlug: string | null;
  body: ReceivedBody | null;
  claim: KeyClaim;
};

/** Hono environment of the API. */
export type ApiEnv = {
  Bindings: { dependencies: Dependencies };
  Variables: { dependencies: Dependencies; requestId: string; state: RequestState };
};

/** The part of Hono's context that does not depend on the route. */
export type Exchange = {
  readonly req: HonoRequest;
  res: Response;
  readonly var: Readonly<ApiEnv['Variables']>;
  readonly executionCtx: { waitUntil: (work: Promise<unknown>) => void };
};
