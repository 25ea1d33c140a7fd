/** The letter of one person. */
export type LetterName = { sendId: string; userId: string };

/** A letter by what the mail service calls it, or by whose it is. */
export type NamedLetter = { providerId: string } | LetterName;
