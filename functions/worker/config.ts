import type { Config } from '#functions/http/context.ts';
import { scaledRateLimits } from '#functions/http/limits/rate-limits.ts';
import type { Environment } from './environment.ts';
import { schemeOf } from './origins.ts';
import { ownSendersOf } from './own-senders.ts';

export const configOf = (env: Environment): Config => ({
  platformHost: env.PLATFORM_HOST,
  scheme: schemeOf(env),
  applicationFeePercent: Number(env.APPLICATION_FEE_PERCENT ?? 0),
  appPriceCents: Number(env.APP_PRICE_CENTS ?? 0) || null,
  ownSenders: ownSendersOf(env),
  rateLimits: scaledRateLimits(Number(env.RATE_LIMIT_FACTOR ?? 1)),
});
