import { eq, sql } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { mailPace } from '#functions/db/schema/local/mail-service.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { inList } from '../scope.ts';

const paused = selection({ domain: mailPace.domain, pauseUntil: mailPace.pauseUntil });
export type PausedDomain = RowOf<typeof paused>;

export type MailPaceRepository = ReturnType<typeof mailPaceRepository>;

const firstPauseMs = 60_000;
const doublings = 6;

/** Domains whose servers asked to be sent letters later. */
export const mailPaceRepository = (db: Database) => ({
  /** Those of some domains that did so last, whether the time has passed or not. */
  listPaused: (domains: readonly string[]): Promise<PausedDomain[]> => {
    const query = db
      .select(paused.fields)
      .from(mailPace)
      .where(sql`${mailPace.domain} ${inList(domains)}`);
    return read(db, rows(paused, query));
  },
  /** Twice as long as the time before: from a minute to an hour. */
  pause: (domain: string, now: number): Statement =>
    db
      .insert(mailPace)
      .values({ domain, pauseUntil: now + firstPauseMs, refusals: 1 })
      .onConflictDoUpdate({
        target: mailPace.domain,
        set: {
          pauseUntil: sql`${now} + ${firstPauseMs} * (1 << min(${mailPace.refusals}, ${doublings}))`,
          refusals: sql`${mailPace.refusals} + 1`,
        },
      }),
  /** It takes letters again. */
  resume: (domain: string): Statement => db.delete(mailPace).where(eq(mailPace.domain, domain)),
});
