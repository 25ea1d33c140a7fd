/** A message as it leaves; `id` names it so that a mail service can send it once. */
export type Mail = {
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/** Whether it was taken. A refusal is permanent; `reason` names no person and no content. */
export type MailVerdict = { outcome: 'sent' } | { outcome: 'refused'; reason: string };

/** Throws where a later try may succeed; what it throws may be logged. */
export type Mailer = { send: (mail: Mail) => Promise<MailVerdict> };
