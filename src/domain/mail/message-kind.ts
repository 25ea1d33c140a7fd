/** Mail that anybody can trigger by entering another person's address. */
export const requestedMessageKinds = [
  'sign-in',
  'sign-up',
  'subscription',
  'newsletter-welcome',
] as const;

export const messageKinds = [
  ...requestedMessageKinds,
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
/** Sent to an address that is forgotten with it. */
export const lastMessageKinds: readonly MessageKind[] = ['account-deleted'];

export type MessageKind = (typeof messageKinds)[number];
