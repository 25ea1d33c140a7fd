import type { HonoRequest } from 'hono';
import type { Statement } from '#functions/db/database.ts';
import type { Dependencies } from './context.ts';

/** A body as it was sent and as JSON; `value` is undefined when nothing was sent. */
export type ReceivedBody = { text: string; value: unknown };

/** The key of a request that is done once, and whether it was taken with the work. */
export type KeyClaim = { statements: Statement[]; isStored: boolean };

/** What becomes known of a request on its way. */
export type RequestState = {
  /** Whose site the path names, for the log. */
  siteSlug: string | null;
  body: ReceivedBody | null;
  claim: KeyClaim;
};

/** What every request carries from its first middleware on. */
export type ApiEnv = {
  Bindings: { dependencies: Dependencies };
  Variables: { dependencies: Dependencies; requestId: string; state: RequestState };
};

/** What Hono's context is, whatever a route adds to it. */
export type Exchange = {
  readonly req: HonoRequest;
  res: Response;
  readonly var: Readonly<ApiEnv['Variables']>;
  readonly executionCtx: { waitUntil: (work: Promise<unknown>) => void };
};
