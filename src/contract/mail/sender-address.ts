import { z } from 'zod';
import { senderAddressMax } from '#domain/mail/sender/sender-address.ts';
import { senderRecordNames } from '#domain/mail/sender/sender-records.ts';
import { spfTroubles } from '#domain/mail/sender/spf.ts';
import { recordStates } from '#domain/site/domains/dns-findings.ts';
import { dnsProviders } from '#domain/site/domains/dns-providers.ts';
import { dateTime, textUpTo } from '../fields.ts';

export const senderAddressInput = z
  .strictObject({ email: textUpTo(senderAddressMax) })
  .meta({ id: 'SenderAddressInput' });

const senderRecord = z.strictObject({
  what: z.enum(senderRecordNames),
  type: z.enum(['CNAME', 'TXT']),
  name: z.string(),
  /** What is to stand there, given what stands there now; null while that would have to be known first. */
  value: z.string().nullable(),
  /** Why servers may not take that as it is: too many questions, or longer than one text. */
  trouble: z.enum(spfTroubles).optional(),
  /** What DNS said of it last; null before it was asked. */
  finding: z.strictObject({ state: z.enum(recordStates), found: z.array(z.string()) }).nullable(),
});
export type SenderRecordView = z.output<typeof senderRecord>;

const senderAddressView = z
  .strictObject({
    address: z.string(),
    domain: z.string(),
    /** Since when letters are from it; null while they are from the address of the platform. */
    provenAt: dateTime.nullable(),
    /** Since when DNS says of a proven one that something is missing. */
    missedSince: dateTime.nullable(),
    /** When letters went back to the address of the platform. */
    lostAt: dateTime.nullable(),
    /** Whether it was lost because the mail service refuses it: DNS has all that it needs. */
    isRefused: z.boolean(),
    checkedAt: dateTime.nullable(),
    /** Whether DNS is asked again without anybody doing anything. */
    isAwaited: z.boolean(),
    /** The domain in whose settings the records stand, and where these are, if that is known. */
    zone: z.string(),
    provider: z.enum(dnsProviders).nullable(),
    records: z.array(senderRecord),
  })
  .meta({ id: 'SenderAddress' });
export type SenderAddressView = z.output<typeof senderAddressView>;

export const senderAddressAnswer = z.strictObject({
  /** False on a platform whose operator has not set up senders of cooks. */
  isOffered: z.boolean(),
  /** False where no DNS is asked, as on a developer's machine: an address counts as it is. */
  isAsked: z.boolean(),
  senderAddress: senderAddressView.nullable(),
});
export type SenderAddressAnswer = z.output<typeof senderAddressAnswer>;
