import { sql } from 'drizzle-orm';
import { type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column, jsonColumn, type Row } from '../row.ts';

/** A mail that stayed on this machine. */
export type KeptMail = {
  id: string;
  recipient: string;
  sender: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  sentAt: number;
};

const listMax = 200;

export const outboxRepository = (db: Database) => ({
  /** Newest first. */
  async list(recipient: string | null): Promise<KeptMail[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT * FROM outbox WHERE recipient = coalesce(${recipient}, recipient)
          ORDER BY sent_at DESC, rowid DESC LIMIT ${listMax}`,
    ]);
    return rows.map(readMail);
  },
  async find(id: string): Promise<KeptMail | null> {
    const [[row] = []] = await readAll(db, [sql`SELECT * FROM outbox WHERE id = ${id}`]);
    return row ? readMail(row) : null;
  },
  /** The same message twice is one. */
  keep: (mail: KeptMail): Statement =>
    sql`INSERT INTO outbox (id, recipient, sender, subject, html, text, headers, sent_at)
        VALUES (${mail.id}, ${mail.recipient}, ${mail.sender}, ${mail.subject}, ${mail.html},
          ${mail.text}, ${JSON.stringify(mail.headers)}, ${mail.sentAt})
        ON CONFLICT (id) DO NOTHING`,
  prune: (sentBefore: number): Statement => sql`DELETE FROM outbox WHERE sent_at <= ${sentBefore}`,
});

function readMail(row: Row): KeptMail {
  return {
    id: column<string>(row, 'id'),
    recipient: column<string>(row, 'recipient'),
    sender: column<string>(row, 'sender'),
    subject: column<string>(row, 'subject'),
    html: column<string>(row, 'html'),
    text: column<string>(row, 'text'),
    headers: jsonColumn(row, 'headers'),
    sentAt: column<number>(row, 'sent_at'),
  };
}
