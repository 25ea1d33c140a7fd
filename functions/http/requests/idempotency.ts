import type { Next } from 'hono';
import { issueMessages } from '#contract/issue-messages.ts';
import { idempotencyRepository } from '#functions/repositories/requests/idempotency.ts';
import { conflict } from '#functions/services/service-error.ts';
import { readBody } from './body.ts';
import { sha256 } from '../access/hash.ts';
import { RequestError } from './request-error.ts';
import type { Exchange } from '../variables.ts';

const keptMs = 24 * 60 * 60 * 1000;

/**
 * Idempotency keys: a repeated POST is answered with the stored answer of the first. The key is
 * claimed in the batch that does the work, so that of concurrent requests only one does it.
 */
export async function idempotent(
  c: Exchange,
  { actor, now }: { actor: string; now: number },
  next: Next,
): Promise<Response | undefined> {
  const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
  if (key === undefined) {
    await next();
    return undefined;
  }
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw refusedKey();
  const keys = idempotencyRepository(c.var.dependencies.database);
  const { text } = await readBody(c);
  const requestHash = await sha256([c.req.method, c.req.path, text].join('\n'));
  // An anonymous actor is a client address, which is stored as a hash only.
  const actorHash = await sha256(actor);
  const earlier = await keys.find({ actorHash, key, since: now - keptMs });
  if (earlier) return repeat(earlier, requestHash);
  const claim = { actorHash, key, requestHash, now };
  const { claim: made } = c.var.state;
  made.statements = keys.claim(claim, now - keptMs);
  await next();
  const { status, ok } = c.res;
  if (ok) await keys.answer(claim, { status, body: await c.res.clone().text() });
  // A refused request may be repeated; after a fault the work is done, and the key stays claimed.
  else if (made.isStored && status < 500) await keys.release(claim);
  return undefined;
}

function repeat(
  earlier: { requestHash: string; status: number | null; body: string | null },
  requestHash: string,
): Response {
  if (earlier.requestHash !== requestHash) throw refusedKey();
  if (earlier.status === null) throw conflict('already_sent');
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Replayed': 'true' };
  return new Response(earlier.body === '' ? null : earlier.body, {
    status: earlier.status,
    headers,
  });
}

const refusedKey = () =>
  new RequestError('validation_failed', {
    issues: [{ path: 'Idempotency-Key', message: issueMessages.invalidInput }],
  });
