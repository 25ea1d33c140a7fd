import type { ErrorCode } from '#contract/error-codes.ts';
import { errorMessages } from '#contract/error-messages.ts';
import { type ErrorBody, errorStatuses } from '#contract/errors.ts';

type Refusal = { code: ErrorCode; sentence: string; headers?: Record<string, string> };

/** For an unknown host. */
export const noSite = (request: Request): Response =>
  plainRefusal(request, { code: 'not_found', sentence: 'There is no site at this address.' });

/** For a site that its cook has deleted, whether it is removed already or could be restored. */
export const goneSite = (request: Request): Response =>
  plainRefusal(request, {
    code: 'site_deleted',
    sentence: 'This site has closed. Its cook has taken it down.',
  });

/** For an error that neither a page nor the API answers. */
export const unavailable = (request: Request): Response =>
  plainRefusal(request, {
    code: 'temporarily_unavailable',
    sentence: 'This page cannot be shown at the moment. Please try again.',
    headers: { 'Retry-After': '5' },
  });

/** A refusal outside the API: JSON below `/api/`, else one sentence of plain text. */
function plainRefusal(request: Request, { code, sentence, headers }: Refusal): Response {
  const init = {
    status: errorStatuses[code],
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
  };
  const body: ErrorBody = { error: errorMessages[code], code };
  return isForApi(request) ? Response.json(body, init) : new Response(sentence, init);
}

// A host may be written so that no address can be read from it.
const isForApi = ({ url }: Request) =>
  URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
