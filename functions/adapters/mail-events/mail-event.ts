/** What the mail service tells of a letter that it had taken. */
export type MailEvent = {
  /** Of the telling; the same is told again until it is heard. */
  id: string;
  /** What the service calls the letter. */
  providerId: string;
  /** Whether the address will never take a letter; a bounce that may pass is soft. */
  kind: 'delivered' | 'bounced' | 'soft-bounced' | 'complained';
};

export type MailEventReader = {
  /**
   * Reads what was sent to our address; null unless the service signed it a moment ago. An event that
   * says nothing of interest is `ignored`.
   */
  read: (sent: { body: string; headers: Headers }) => Promise<MailEvent | 'ignored' | null>;
};
