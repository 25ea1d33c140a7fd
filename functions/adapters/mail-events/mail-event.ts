import type { MailEventKind, NamedLetter } from '#domain/mail/newsletter/named-letter.ts';

/** What was told of a letter that had left. */
export type MailEvent = {
  /** Of the telling; the same is told again until it is heard. */
  id: string;
  /** What the mail service calls the letter, or whose it is. */
  letter: NamedLetter;
  kind: MailEventKind;
};

export type MailEventReader = {
  /**
   * Reads what was sent to our address; null unless the service signed it a moment ago. An event that
   * says nothing of interest is `ignored`.
   */
  read: (sent: { body: string; headers: Headers }) => Promise<MailEvent | 'ignored' | null>;
};
