import { createMiddleware } from 'hono/factory';
import { limitReached } from '#functions/services/service-error.ts';
import type { ThrottledCall } from './throttle.ts';
import type { ApiEnv } from './variables.ts';

/** Lets a client through so often and no more; who is throttled costs nobody else anything. */
export const throttled = (call: ThrottledCall) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { throttle, config, now } = c.var.dependencies;
    const client = clientOf(c.req.header('cf-connecting-ip'));
    const verdict = await throttle.take({ call, client, now: now() }, config.rateLimits[call]);
    if (!verdict.isAllowed) throw limitReached(verdict.retryAfterSeconds);
    await next();
  });

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
