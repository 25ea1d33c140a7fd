import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { ErrorCode } from '#contract/error-codes.ts';
import { errorMessages } from '#contract/error-messages.ts';
import { errorStatuses, type ErrorBody, type Issue } from '#contract/errors.ts';
import { isUnavailable } from '#functions/repositories/constraint.ts';
import { ServiceError, unavailable } from '#functions/services/service-error.ts';
import { SiteMoved } from '../access/site-moved.ts';
import { reasonOf } from '../log.ts';
import { RequestError } from '../requests/request-error.ts';
import type { ApiEnv } from '../variables.ts';

type Refusal = {
  code: ErrorCode;
  details: {
    issues?: Issue[];
    retryAfterSeconds?: number;
    allow?: string;
    message?: string;
  };
};

/** The one error mapper: an unknown error is logged, and its message never sent. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof SiteMoved) return moved(error, c);
  const { code, details } = refusalFrom(error, c);
  const body: ErrorBody = {
    error: details.message ?? errorMessages[code],
    code,
    ...(details.issues && { issues: details.issues }),
  };
  if (details.retryAfterSeconds) c.header('Retry-After', String(details.retryAfterSeconds));
  if (details.allow) c.header('Allow', details.allow);
  return c.json(body, errorStatuses[code]);
}

/** The same call of the same host; it keeps its method and its body. */
function moved({ to }: SiteMoved, c: Context<ApiEnv>): Response {
  const { pathname, search } = new URL(c.req.url);
  // The slug may be escaped in any way.
  const present = pathname.replace(/^(\/api\/v1\/(?:site|manage)\/)[^/]+/, `$1${to}`);
  c.header('Location', `${present}${search}`);
  return c.json({ error: errorMessages.not_found, code: 'not_found' }, 308);
}

function refusalFrom(error: Error, c: Context<ApiEnv>): Refusal {
  if (error instanceof ServiceError || error instanceof RequestError) return error;
  c.var.dependencies.log({
    level: 'error',
    event: 'request failed',
    requestId: c.var.requestId,
    site: c.var.state.siteSlug,
    method: c.req.method,
    // The route and not the path, which may contain a token.
    route: routePath(c, -1),
    message: reasonOf(error),
    stack: error.stack?.split('\n').slice(1, 8).join('\n'),
  });
  return isUnavailable(error) ? unavailable() : { code: 'internal_error', details: {} };
}
