import { z } from 'zod';
import {
  codeDurations,
  codeMonthsMax,
  codePattern,
  codeStates,
  codeUsesMax,
} from '#domain/money/promotion-codes.ts';
import { amountMaxCents } from '#domain/money/price-limits.ts';
import { issueMessages } from '../issue-messages.ts';
import { dateTime, id, textUpTo } from '../fields.ts';

const percentMax = 100;
/** With the blanks that somebody typed along. */
const codeTypedMaxLength = 40;

/** Letters, digits and hyphens, in upper case, as the provider's page takes them. */
const word = textUpTo(codeTypedMaxLength)
  .trim()
  .toUpperCase()
  .regex(codePattern, { error: issueMessages.invalidPromotionCode });

/** POST `{siteSlug}/promotion-codes`. */
export const promotionCodeInput = z
  .strictObject({
    code: word,
    /** One of the two. */
    percentOff: z.int().min(1).max(percentMax).nullable(),
    amountOffCents: z.int().min(1).max(amountMaxCents).nullable(),
    duration: z.enum(codeDurations),
    /** For how many, where it holds for some months. */
    months: z.int().min(1).max(codeMonthsMax).nullable(),
    /** How often it can be used by all together; null for any number. */
    usesMax: z.int().min(1).max(codeUsesMax).nullable(),
    expiresAt: dateTime.nullable(),
  })
  .refine(({ percentOff, amountOffCents }) => (percentOff === null) !== (amountOffCents === null), {
    path: ['percentOff'],
    error: issueMessages.required,
  })
  .refine(({ duration, months }) => (duration === 'months') === (months !== null), {
    path: ['months'],
    error: issueMessages.required,
  })
  .meta({ id: 'PromotionCodeInput' });
export type PromotionCodeInput = z.output<typeof promotionCodeInput>;

const promotionCodeView = z
  .strictObject({
    id,
    code: z.string(),
    percentOff: z.int().nullable(),
    amountOffCents: z.int().nullable(),
    duration: z.enum(codeDurations),
    months: z.int().nullable(),
    usesMax: z.int().nullable(),
    expiresAt: dateTime.nullable(),
    state: z.enum(codeStates),
  })
  .meta({ id: 'PromotionCode' });
export type PromotionCodeView = z.output<typeof promotionCodeView>;

/** The newest first; those that ended too. */
export const promotionCodesAnswer = z.strictObject({ promotionCodes: z.array(promotionCodeView) });
export type PromotionCodesAnswer = z.output<typeof promotionCodesAnswer>;
