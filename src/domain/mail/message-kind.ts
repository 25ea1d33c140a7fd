/**
 * How mail of a kind is kept from flooding an address. All that is limited is counted together, by
 * all sites and calls: it has `mailToAddress` places in a quarter of an hour.
 *
 * - `sign-in`: may take every place. What cannot be sent is dropped, and the answer looks the same.
 * - `form`: anybody asks for it by entering an address. It leaves places to letters that sign in,
 *   and is dropped as those are.
 * - `invitation`: somebody with a site asks. It leaves the same places, is a few a day, and whoever
 *   asks is told that it was not sent.
 * - `import`: as an invitation, but written by a job, which comes again later.
 * - `none`: the platform writes it by itself, to people who have to do with what it is about.
 */
export type MailLimit = 'sign-in' | 'form' | 'invitation' | 'import' | 'none';

export const messageKinds = [
  'sign-in',
  'sign-up',
  'subscription',
  'newsletter-welcome',
  'invitation',
  'site-offer',
  'site-handover',
  'site-deleted',
  'account-deleted',
  'sender-lost',
  'domain-lost',
  'payment',
  'newsletter-confirmation',
  'newsletter',
  'new-comments',
  'reply',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** A new kind has to say its own. */
export const mailLimits: Record<MessageKind, MailLimit> = {
  'sign-in': 'sign-in',
  'sign-up': 'sign-in',
  subscription: 'sign-in',
  'newsletter-welcome': 'form',
  invitation: 'invitation',
  'site-offer': 'invitation',
  'site-handover': 'none',
  'site-deleted': 'none',
  'account-deleted': 'none',
  'sender-lost': 'none',
  'domain-lost': 'none',
  payment: 'none',
  'newsletter-confirmation': 'import',
  newsletter: 'none',
  'new-comments': 'none',
  reply: 'none',
};

/** Mail that others can have sent to an address. */
const limitedKinds = messageKinds.filter((kind) => mailLimits[kind] !== 'none');

/** So many letters within so many ms. */
export type MailsPerTime = { limit: number; windowMs: number };

const dayMs = 24 * 60 * 60 * 1000;
const dailyLimit: MailsPerTime = { limit: 10, windowMs: dayMs };

/** Letters of one kind that an address is sent within a day, by all sites together. */
const dailyLimits: Record<MailLimit, MailsPerTime | null> = {
  'sign-in': null,
  form: null,
  invitation: dailyLimit,
  import: dailyLimit,
  none: null,
};

/**
 * Places that a letter leaves free. The last one is for a letter whose code signs in on every host,
 * so that whoever gets no more mail has one with a code that is good wherever they asked.
 */
function placesLeft(kind: MessageKind, isBoundToOneSite: boolean): number {
  if (mailLimits[kind] !== 'sign-in') return 2;
  return isBoundToOneSite ? 1 : 0;
}

/** How many letters of these kinds an address is sent within a window. */
export type MailWindow = MailsPerTime & { kinds: readonly MessageKind[] };

/** Every window that a letter has to fit; none where it is always sent. */
export function mailWindows(
  { kind, isBound = false }: { kind: MessageKind; isBound?: boolean | undefined },
  { limit, windowMs }: MailsPerTime,
): MailWindow[] {
  if (mailLimits[kind] === 'none') return [];
  const daily = dailyLimits[mailLimits[kind]];
  return [
    { kinds: limitedKinds, limit: limit - placesLeft(kind, isBound), windowMs },
    ...(daily ? [{ kinds: [kind], ...daily }] : []),
  ];
}

/** What a site writes to its readers: what comes back of it says of an address what a newsletter's return does. */
export const readerKinds: readonly MessageKind[] = [
  // Of newsletters, what welcomes newcomers is a letter to one person.
  'newsletter',
  'newsletter-welcome',
  'newsletter-confirmation',
  'reply',
];

/** Sent to an address that is forgotten with it. */
export const lastMessageKinds: readonly MessageKind[] = ['account-deleted'];
