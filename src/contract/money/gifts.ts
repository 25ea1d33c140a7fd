import { giveYearMessages } from './give-year-messages.ts';
import { z } from 'zod';
import { mailablePerson, quotableLine } from '#domain/mail/mailable-line.ts';
import { giftMessageMaxLength } from '#domain/money/gifts.ts';
import { isBlank } from '#domain/text/blank.ts';
import { emailAddress } from '../accounts/email.ts';
import { dateTime, lineUpTo, textUpTo } from '../fields.ts';

const nameMaxLength = 60;

/** POST `{siteSlug}/gifts`: a year of full access for a friend; answers as `subscriptions` does. */
export const giftInput = z
  .strictObject({
    /** Who is to have it. */
    friend: z.strictObject({ email: emailAddress }),
    /** As the friend is told who it is from. */
    name: lineUpTo(nameMaxLength)
      .refine((name) => isBlank(name) || mailablePerson(name) !== null, {
        error: giveYearMessages.nameInMail,
      })
      .exactOptional(),
    /** Plain text, which is mailed to a stranger. */
    message: textUpTo(giftMessageMaxLength)
      .refine((text) => isBlank(text) || quotableLine(text) !== null, {
        error: giveYearMessages.linkInMail,
      })
      .exactOptional(),
    /** Of somebody who is not signed in. */
    email: emailAddress.exactOptional(),
  })
  .meta({ id: 'GiftInput' });
export type GiftInput = z.output<typeof giftInput>;

/** GET and POST `gifts/{token}` of the manage API. */
export const giftAnswer = z.strictObject({
  gift: z
    .strictObject({
      site: z.strictObject({ title: z.string(), origin: z.string() }),
      /** Null where they did not say. */
      giverName: z.string().nullable(),
      message: z.string(),
      state: z.enum(['open', 'redeemed', 'refunded']),
      /** Until when it lasts, told to whoever took it; null before. */
      endsAt: dateTime.nullable(),
    })
    .meta({ id: 'Gift' }),
});
export type GiftAnswer = z.output<typeof giftAnswer>;
