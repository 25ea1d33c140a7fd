/** Mail that anybody can set going by typing somebody else's address. */
export const requestedMessageKinds = [
  'sign-in',
  'sign-up',
  'subscription',
  'newsletter-welcome',
] as const;

export const messageKinds = [...requestedMessageKinds, 'newsletter'] as const;
export type MessageKind = (typeof messageKinds)[number];
