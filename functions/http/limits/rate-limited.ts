import { createMiddleware } from 'hono/factory';
import { limitReached } from '#functions/services/service-error.ts';
import type { PersonContext } from '../context.ts';
import { consumeRateLimit, type RateLimitedCall } from './rate-limits.ts';
import type { ApiEnv, Exchange, With } from '../variables.ts';

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

/** For what is answered all the same, by whoever asks more often than the limit of each client. */
export async function isWithinRate(c: Exchange, call: RateLimitedCall): Promise<boolean> {
  return (await secondsToWait(c, call, clientOf(c.req.header('cf-connecting-ip')))) === null;
}

async function consumeOrRefuse(c: Exchange, call: RateLimitedCall, client: string): Promise<void> {
  const seconds = await secondsToWait(c, call, client);
  if (seconds !== null) throw limitReached(seconds);
}

function secondsToWait(c: Exchange, call: RateLimitedCall, client: string) {
  const { database, config, now } = c.var.dependencies;
  const taking = { call, client, now: now() };
  return consumeRateLimit(database, taking, config.rateLimits[call]);
}

/** The actor of a request without a session. */
export const clientKey = (c: Exchange): string =>
  `client ${clientOf(c.req.header('cf-connecting-ip'))}`;

/** Identifies a client by its address; an IPv6 /64 network is one client, and IPv4 is IPv4 however written. */
export function clientOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'unknown';
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return ipv4Of(groups.slice(6));
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('::', 2);
  const first = numbersOf(head);
  const last = numbersOf(tail);
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0);
  return [...first, ...gap, ...last];
}

const numbersOf = (part: string): number[] =>
  part.split(':').flatMap((group) => {
    if (group === '') return [];
    return group.includes('.') ? pairsOf(group) : [Number.parseInt(group, 16)];
  });

/** An IPv4 address as the last two groups of an IPv6 one. */
function pairsOf(dotted: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const ipv4Of = (groups: number[]): string =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
