import type { ErrorCode } from '#contract/error-codes.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { Issue } from '#contract/errors.ts';

type Details = {
  issues?: Issue[];
  retryAfterSeconds?: number;
  /** Said instead of the code's usual sentence. */
  message?: string;
};

/** A refusal with a stable code; everything else that is thrown is a fault of ours. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'ServiceError';
    this.code = code;
    this.details = details;
  }
}

/** Of what no person wrote: a machine sent something that is not understood, or not believed. */
export const malformed = () => new ServiceError('malformed_request');
export const forbiddenOrigin = () => new ServiceError('forbidden_origin');
export const notFound = () => new ServiceError('not_found');
/** Of somebody who works on the site, though not as that. */
export const notPermitted = (message?: string) =>
  new ServiceError('not_permitted', message === undefined ? {} : { message });
export const unauthenticated = () => new ServiceError('unauthenticated');
/** What cannot be taken back needs a recent sign-in. */
export const signInAgain = () => new ServiceError('sign_in_again');
export const subscriptionRequired = () => new ServiceError('subscription_required');
export const commentsDisabled = () => new ServiceError('comments_disabled');
export const commentingBanned = () => new ServiceError('commenting_banned');
type Conflict =
  | 'slug_taken'
  | 'too_many_slugs'
  | 'too_many_domains'
  | 'too_many_preview_links'
  | 'already_sent'
  | 'in_use'
  | 'host_unproven'
  | 'offer_open';
export const conflict = (code: Conflict) => new ServiceError(code);
export const preconditionFailed = () => new ServiceError('stale_write');

/** A batch that found something else than was read for it; whoever reads again may succeed. */
export class OvertakenError extends ServiceError {
  constructor() {
    super('stale_write');
  }
}
export const limitReached = (retryAfterSeconds: number) =>
  new ServiceError('rate_limited', { retryAfterSeconds });
export const unavailable = () =>
  new ServiceError('temporarily_unavailable', { retryAfterSeconds: 5 });
/** Nobody can ask the payment provider; without a message nothing was changed by the call. */
export const paymentsAway = (message?: string) =>
  new ServiceError('payments_away', {
    retryAfterSeconds: 5,
    ...(message !== undefined && { message }),
  });
/** The thing was good for a while and no longer is. */
export const expired = (message?: string) =>
  new ServiceError('link_expired', message === undefined ? {} : { message });
/** What was sent is not of a kind or size that is taken. */
export const unacceptable = (
  code: 'payload_too_large' | 'unsupported_media_type' | 'validation_failed',
  message: string,
) => new ServiceError(code, { message });
/** Whoever owns a site cannot leave it. */
export const ownsThisSite = () => notPermitted(issueMessages.ownsThisSite);
export const ownsSites = () => new ServiceError('owns_sites');
/** A paid plan prevents the action; without a message the action is the deletion of the account. */
export const hasPaidPlan = (message?: string) =>
  new ServiceError('has_paid_plan', message === undefined ? {} : { message });
export const invalid = (...issues: Issue[]) => new ServiceError('validation_failed', { issues });

export const invalidAt = (path: string, message: string = issueMessages.invalidInput) =>
  invalid({ path, message });
