import type { ErrorCode } from './error-codes.ts';
import { failureMessages } from './failure-messages.ts';
import { premiumMessages } from './recipe/premium-messages.ts';

/** The sentence that an answer carries beside its error code, for a person to read. */
export const errorMessages: Record<ErrorCode, string> = {
  malformed_request: 'The request could not be read.',
  validation_failed: 'Some of the values are not valid.',
  unauthenticated: 'Please sign in.',
  sign_in_again: 'This needs a sign-in of the last fifteen minutes. Please sign in once more.',
  forbidden_origin: 'Requests from this origin are not allowed.',
  subscription_required: premiumMessages.locked,
  comments_disabled: 'Comments are turned off on this site.',
  commenting_banned:
    'The cook of this site takes no comments from you any more. You can still read everything you could read before.',
  not_found: 'There is nothing here.',
  not_permitted: 'Your part on this site does not include this. Its owner can do it.',
  method_not_allowed: 'This address does not support that method.',
  list_full:
    'There is no room for more: a collection has 100 recipes at most, a recipe 100 of a kind.',
  slug_taken: 'This name is already taken.',
  too_many_preview_links: 'Twenty links to this preview are open. Withdraw one first.',
  too_many_slugs:
    'This site keeps 20 names, as many as a site can have. It can go back to one of them; everything else can be saved under its present name.',
  too_many_domains: 'This site has 20 domains, as many as a site can have. Remove one first.',
  stale_write: 'This was changed elsewhere in the meantime. Load it again before saving.',
  already_sent: 'This request was already received.',
  in_use: 'This is still in use and cannot be deleted.',
  offer_open: 'This site is offered to somebody already. Withdraw that offer first.',
  stays_closed: 'It stays for paid subscribers, as its text in the kitchen is for them.',
  host_unproven: 'No DNS record proves yet that this domain is yours.',
  owns_sites: 'This account owns sites. It can be deleted once it owns none.',
  has_paid_plan: 'This account has a paid plan. Cancel it before deleting the account.',
  site_deleted: 'This site has closed.',
  link_expired: 'Your sign in link has expired',
  payload_too_large: 'This is too large.',
  unsupported_media_type: 'This type of content is not supported.',
  payments_away:
    'The payment service cannot be reached at the moment, so nothing was changed. Please try again in a while.',
  rate_limited: 'Too many requests. Please try again in a while.',
  internal_error: failureMessages.generic,
  temporarily_unavailable: failureMessages.generic,
};
