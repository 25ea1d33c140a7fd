import type { HonoRequest } from 'hono';
import type { Dependencies } from './context.ts';
import type { KeyClaim } from './requests/key-claim.ts';

/** A body as text and as JSON; `value` is undefined for an empty one. */
export type ReceivedBody = { text: string; value: unknown };

/** Mutable state of a request. */
export type RequestState = {
  /** The site in the path, for the log. */
  siteSlug: string | null;
  body: ReceivedBody | null;
  /** In bytes, as the route of the request declares it. */
  bodyLimit: number;
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

/** The environment behind a middleware that found out who asks. */
export type With<RequestContext> = {
  Bindings: ApiEnv['Bindings'];
  Variables: ApiEnv['Variables'] & { context: RequestContext };
};
