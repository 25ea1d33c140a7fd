import { type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { RecipientState } from '#domain/mail/newsletter/newsletter-send.ts';
import { cameBackMost, dayOf, daysRemembered } from '#domain/mail/newsletter/warm-up.ts';
import { read, type Statement } from '#functions/db/database.ts';
import {
  letterDays as days,
  newsletterRecipients as recipients,
} from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { firstRow, number, selection } from '#functions/db/selection.ts';
import { assigned, bare, excluded, insertFrom } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';

type Letter = { sendId: Id; userId: UserId };
type Counted = { now: number; as: 'sent' | 'cameBack' };

/** How many letters a site sends from day to day. */
export const letterDayRepository = ({ db, siteId }: SiteScope) => ({
  /** How many it has sent today, and the most that it sent well on an earlier day. */
  history: async (now: number): Promise<{ today: number; mostSentWell: number }> => {
    const today = dayOf(now);
    const isWell = sql`${days.cameBack} <= ${days.sent} * ${cameBackMost}`;
    const history = selection({
      today: number(sql`coalesce(sum(CASE WHEN ${days.day} = ${today} THEN ${days.sent} END), 0)`),
      mostSentWell: number(sql`coalesce(max(CASE WHEN ${days.day} < ${today} AND ${isWell}
        THEN ${days.sent} - ${days.cameBack} END), 0)`),
    });
    const query = sql`SELECT ${history} FROM ${days}
      WHERE ${days.siteId} = ${siteId} AND ${days.day} > ${today - daysRemembered}`;
    return (await read(db, firstRow(history, query))) ?? { today: 0, mostSentWell: 0 };
  },
  /** Before the letter leaves one of these states, so that it is counted once, whoever tells of it. */
  count: (
    { sendId, userId }: Letter,
    from: readonly RecipientState[],
    { now, as }: Counted,
  ): Statement => {
    const isThat: SQL = sql`${recipients.sendId} = ${sendId} AND ${recipients.userId} = ${userId}
      AND ${recipients.state} ${inList(from)} AND +${recipients.siteId} = ${siteId}`;
    const one = sql`SELECT ${siteId}, ${dayOf(now)}, 1 FROM ${recipients} WHERE ${isThat}`;
    const more = assigned(days, { [as]: sql`${bare(days[as])} + ${excluded(days[as])}` });
    return sql`${insertFrom(days, ['siteId', 'day', as], one)} ON CONFLICT DO UPDATE SET ${more}`;
  },
});
