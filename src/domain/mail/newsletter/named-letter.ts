/** The letter of one person. */
export type LetterName = { sendId: string; userId: string };

/** A letter by what the mail service calls it, or by whose it is. */
export type NamedLetter = { providerId: string } | LetterName;

/** What can be told of a letter that had left; a bounce that may pass is soft. */
export const mailEventKinds = ['delivered', 'bounced', 'soft-bounced', 'complained'] as const;
export type MailEventKind = (typeof mailEventKinds)[number];
