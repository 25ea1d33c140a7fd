import { z } from 'zod';
import { type ErrorCode, errorCodes } from './error-codes.ts';

export const errorStatuses = {
  malformed_request: 400,
  validation_failed: 400,
  unauthenticated: 401,
  sign_in_again: 401,
  forbidden_origin: 403,
  subscription_required: 403,
  comments_disabled: 403,
  commenting_banned: 403,
  not_found: 404,
  not_permitted: 404,
  method_not_allowed: 405,
  slug_taken: 409,
  list_full: 409,
  too_many_slugs: 409,
  too_many_domains: 409,
  too_many_preview_links: 409,
  stale_write: 409,
  already_sent: 409,
  in_use: 409,
  host_unproven: 409,
  offer_open: 409,
  stays_closed: 409,
  owns_sites: 409,
  has_paid_plan: 409,
  link_expired: 410,
  site_deleted: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  // What it depends on failed: this server itself answers, and may be asked for all else.
  payments_away: 424,
  rate_limited: 429,
  internal_error: 500,
  temporarily_unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

export const issue = z.strictObject({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issue>;

export const errorBody = z
  .strictObject({
    error: z.string(),
    code: z.enum(errorCodes),
    issues: z.array(issue).exactOptional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBody>;
