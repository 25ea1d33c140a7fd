/**
 * Every place where one piece of work touches the platform and a site: first the platform's row,
 * then the site's, each safe to repeat. Beside it stands the scheduled job that ends what a request
 * which died has left; null where nothing is left that anybody sees.
 */
export const crossings = {
  'making a site': 'settle-site-directory',
  'renaming a site': 'settle-site-directory',
  'deleting a site': 'settle-site-directory',
  'restoring a deleted site': 'settle-site-directory',
  'removing a deleted site for good': 'remove-deleted-sites',
  'changing the primary host of a site': 'settle-site-directory',
  'withdrawing a host that is proven no more': 'settle-site-directory',
  'the first action of a person on a site': 'copy-profiles',
  'accepting an invitation to a site': 'copy-profiles',
  'handing a site over': 'settle-site-directory',
  'changing a profile': 'copy-profiles',
  'asking an address for its proof': 'delete-expired',
  'confirming a subscription by its link': 'confirm-subscriptions',
  'bringing subscribers from a list': 'bring-subscribers',
  'confirming by the letter of an import': null,
  'removing a subscriber': null,
  'deleting an account': 'finish-account-deletions',
  'forgetting an address that nobody proved': 'delete-expired',
  'showing a picture of the owner on a site': null,
} as const;

export type Crossing = keyof typeof crossings;
