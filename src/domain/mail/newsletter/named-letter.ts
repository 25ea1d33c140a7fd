/** The letter of one person. */
export type LetterName = { sendId: string; userId: string };

/** A letter by what the mail service calls it, or by whose it is. */
export type NamedLetter = { providerId: string } | LetterName;

/**
 * What can be told of a letter that had left; a bounce that may pass is soft. One to an address that the
 * mail service had given up did not leave it.
 */
export const mailEventKinds = [
  'delivered',
  'bounced',
  'soft-bounced',
  'complained',
  'given-up',
] as const;
export type MailEventKind = (typeof mailEventKinds)[number];
