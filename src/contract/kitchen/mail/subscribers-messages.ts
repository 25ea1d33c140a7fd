import type { SubscriberSource } from '#domain/mail/subscriber-source.ts';
import type { SubscriberState, SuppressionReason } from '#domain/mail/subscriber-state.ts';
import type { SubscriberOrder } from '#domain/mail/subscriber-view.ts';
import type { PlanType } from '#domain/money/plans.ts';

const number = new Intl.NumberFormat('en');
const people = (count: number) => (count === 1 ? '1 person' : `${number.format(count)} people`);

const states: Record<SubscriberState, string> = {
  subscribed: 'Confirmed',
  unconfirmed: 'Asked, not confirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  'given-up': 'Given up by the mail service',
  none: 'Plan only',
};

const suppressed: Record<SuppressionReason, string> = {
  bounced: 'A letter came back; no letters go there',
  complained: 'Reported a letter as spam; no letters go there',
  'given-up': 'The mail service has given this address up; no letters go there',
};

const sources: Record<SubscriberSource | 'unknown', string> = {
  site: 'Form on the site',
  popup: 'Popup',
  recipe: 'Box under a recipe',
  'subscribe-page': 'Subscribe page',
  account: 'With their account',
  preference: 'Came back by themselves',
  import: 'Imported',
  unknown: 'Not known',
};

const plans: Record<PlanType | 'none', string> = {
  free: 'Free plan',
  monthly: 'Full Access, monthly',
  yearly: 'Full Access, yearly',
  none: 'No plan',
};

const orders: Record<SubscriberOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  address: 'By address',
};

const nameOf = (names: Record<string, string>, key: string): string => names[key] ?? key;

/** What the list of a site's subscribers says. */
export const subscribersMessages = {
  heading: 'Subscribers',
  list: 'Subscribers',
  people,
  found: (found: number, all: number) => `${number.format(found)} of ${people(all)}`,
  search: 'Search address or name',
  stateFilter: 'Show',
  everybody: 'All',
  states,
  statesShort: { ...states, unconfirmed: 'Not confirmed', 'given-up': 'Address given up' },
  sourceFilter: 'Came by',
  anySource: 'From anywhere',
  sources,
  planFilter: 'Plan',
  anyPlan: 'Any plan',
  plans,
  freeUntil: (day: string) => `free until ${day}`,
  orderLabel: 'Order',
  orders,
  since: (when: string) => `since ${when}`,
  import: 'Import',
  download: 'Download',
  downloading: 'Downloading…',
  downloadFailed: (reason: string) => `The list could not be downloaded: ${reason}`,
  loadFailed: 'The subscribers could not be loaded',
  moreFailed: (reason: string) => `The next ones could not be loaded: ${reason}`,
  tryAgain: 'Try again',
  empty: {
    heading: 'Nobody yet',
    text: 'Whoever signs up on your site stands here, with when and where they came. You can also bring a list from where you wrote your letters before.',
    lettersOff:
      'Letters are switched off, so nobody can sign up. You switch them on in the settings of the site.',
  },
  nothing: {
    heading: 'Nobody fits',
    text: 'No subscriber has all of what you asked for.',
    clear: 'Show all',
  },
  person: {
    title: 'Subscriber',
    close: 'Close',
    loadFailed: 'This person could not be loaded',
    gone: 'This person is not on the list any more',
    comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    bookmarks: (count: number) => (count === 1 ? '1 saved recipe' : `${count} saved recipes`),
    from: (source: string) => `From: ${source}`,
    history: 'What happened',
    unsubscribe: 'Unsubscribe',
    remove: 'Remove their data',
    unsubscribed: (email: string) => `${email} gets no more letters`,
    removed: (email: string) => `${email} was removed`,
    asksUnsubscribe: {
      title: 'Unsubscribe this person?',
      text: (email: string) =>
        `Do this when they asked you to. ${email} gets no more letters, and no import brings them back: only they themselves can, by signing up again.`,
      confirm: 'Unsubscribe',
    },
    asksRemove: {
      title: 'Remove their data for good?',
      text: (email: string) =>
        `${email}, their name, their free plan and what happened between them and your letters leave your list for good. What stays: a mark by which an import knows not to bring them back, and their comments and saved recipes, which belong to their own account. They can sign up again by themselves.`,
      confirm: 'Remove for good',
    },
  },
  events: {
    asked: (source: string | null) =>
      source === null ? 'Signed up' : `Signed up · ${nameOf(sources, source)}`,
    imported: (file: string | null) => (file === null ? 'Imported' : `Imported from ${file}`),
    mailed: 'Was mailed once to say yes or no',
    confirmed: 'Confirmed the address',
    unsubscribed: (by: string | null) =>
      by === 'cook' ? 'Unsubscribed by you at their request' : 'Unsubscribed',
    returned: (detail: string | null) =>
      detail === 'undated' ? 'Took it back within a day of that' : 'Took it back',
    'plan-started': (plan: string) => `Took a plan · ${nameOf(plans, plan)}`,
    'plan-ended': (plan: string) => `Plan ended · ${nameOf(plans, plan)}`,
    suppressed: (reason: string | null) => nameOf(suppressed, reason ?? 'bounced'),
    lifted: 'Signed up anew, so letters go there again',
  },
} as const;
