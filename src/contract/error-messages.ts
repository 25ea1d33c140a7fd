export const errorCodes = [
  'malformed_request',
  'validation_failed',
  'unauthenticated',
  'forbidden_origin',
  'subscription_required',
  'comments_disabled',
  'not_found',
  'method_not_allowed',
  'slug_taken',
  'stale_write',
  'already_sent',
  'in_use',
  'owns_sites',
  'has_paid_plan',
  'link_expired',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'temporarily_unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The sentence a person reads beside each error code. */
export const errorMessages: Record<ErrorCode, string> = {
  malformed_request: 'The request could not be read.',
  validation_failed: 'Some of the values are not valid.',
  unauthenticated: 'Please sign in.',
  forbidden_origin: 'Requests from this origin are not allowed.',
  subscription_required:
    'This is a premium recipe and is only available to subscribers with full access subscriptions',
  comments_disabled: 'Comments are turned off on this site.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'This address does not support that method.',
  slug_taken: 'This name is already taken.',
  stale_write: 'This was changed elsewhere in the meantime. Load it again before saving.',
  already_sent: 'This request was already received.',
  in_use: 'This is still in use and cannot be deleted.',
  owns_sites: 'This account owns sites. It can be deleted once it owns none.',
  has_paid_plan: 'This account has a paid plan. Cancel it before deleting the account.',
  link_expired: 'Your sign in link has expired',
  payload_too_large: 'This is too large.',
  unsupported_media_type: 'This type of content is not supported.',
  rate_limited: 'Too many requests. Please try again in a while.',
  internal_error: 'Something went wrong. Please try again.',
  temporarily_unavailable: 'Something went wrong. Please try again.',
};

/** What is said of a single value that was refused. */
export const issueMessages = {
  required: 'Required',
  invalidInput: 'Invalid input',
  invalidUrl: 'Invalid URL',
  invalidEmail: 'Please enter a valid email address',
  invalidHandle:
    'Use letters, digits, dots, hyphens and underscores, with a letter or digit at both ends',
  invalidCode: 'Enter the six digits from the email',
  wrongCode: 'This code is wrong or has expired',
  paidPlan: 'A paid plan cannot be cancelled here yet',
  otherEmail: 'This is not the email address of this account',
  tooShort: (minimum: number) => `String must contain at least ${minimum} character(s)`,
  tooLong: (maximum: number) => `String must contain at most ${maximum} character(s)`,
  tooManyParagraphs: (maximum: number) => `A comment has at most ${maximum} paragraphs`,
  futureDate: 'The date must not be in the future',
  videoTooLarge: 'A video can be at most 100 MB.',
  notThatVideo: 'This is not a video in the announced format, MP4 or WebM.',
  uploadExpired: 'This upload address has expired',
} as const;
