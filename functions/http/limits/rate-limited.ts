import { createMiddleware } from 'hono/factory';
import { limitReached } from '#functions/services/service-error.ts';
import type { PersonContext } from '../context.ts';
import type { With } from '../access/signed-in.ts';
import { consumeRateLimit, type RateLimitedCall } from './rate-limits.ts';
import type { ApiEnv, Exchange } from '../variables.ts';

/** Rate limit for each client, by its address. */
export const rateLimited = (call: RateLimitedCall) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await consumeOrRefuse(c, call, clientOf(c.req.header('cf-connecting-ip')));
    await next();
  });

/** Rate limit for each person, on any device; must run after the middleware that reads the session. */
export const rateLimitedPerPerson = (call: RateLimitedCall) =>
  createMiddleware<With<PersonContext>>(async (c, next) => {
    await consumeOrRefuse(c, call, `person ${c.var.context.actor.user.id}`);
    await next();
  });

async function consumeOrRefuse(c: Exchange, call: RateLimitedCall, client: string): Promise<void> {
  const { database, config, now } = c.var.dependencies;
  const taking = { call, client, now: now() };
  const seconds = await consumeRateLimit(database, taking, config.rateLimits[call]);
  if (seconds !== null) throw limitReached(seconds);
}

/** The actor of a request without a session. */
export const clientKey = (c: Exchange): string =>
  `client ${clientOf(c.req.header('cf-connecting-ip'))}`;

/** Identifies a client by its address; an IPv6 /64 network is one client. */
export function clientOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'unknown';
  const [head = '', tail = ''] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const all = address.includes('::') ? [...groups, ...gap, ...last] : groups;
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
