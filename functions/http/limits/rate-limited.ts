import { createMiddleware } from 'hono/factory';
import { limitReached } from '#functions/services/service-error.ts';
import type { PersonContext } from '../context.ts';
import type { With } from '../access/signed-in.ts';
import { takeOrWait, type ThrottledCall } from './rate-limits.ts';
import type { ApiEnv, Exchange } from '../variables.ts';

/** Lets a client through so often and no more; who is throttled costs nobody else anything. */
export const throttled = (call: ThrottledCall) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await takeOrRefuse(c, call, clientOf(c.req.header('cf-connecting-ip')));
    await next();
  });

/** Lets a person through so often, wherever they are; stands behind what tells who it is. */
export const throttledPerson = (call: ThrottledCall) =>
  createMiddleware<With<PersonContext>>(async (c, next) => {
    await takeOrRefuse(c, call, `person ${c.var.context.actor.user.id}`);
    await next();
  });

async function takeOrRefuse(c: Exchange, call: ThrottledCall, client: string): Promise<void> {
  const { database, config, now } = c.var.dependencies;
  const taking = { call, client, now: now() };
  const seconds = await takeOrWait(database, taking, config.rateLimits[call]);
  if (seconds !== null) throw limitReached(seconds);
}

/** Who repeats a request that nobody signed. */
export const clientKey = (c: Exchange): string =>
  `client ${clientOf(c.req.header('cf-connecting-ip'))}`;

/** A client by its address; one household's IPv6 network is one client. */
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
