import { z } from 'zod';
import { seenAddress } from '#domain/accounts/email.ts';
import {
  importBases,
  importedNameMaxLength,
  importOutcomes,
  importPartMax,
  importRowsMax,
  importStates,
} from '#domain/mail/import-rules.ts';
import { dateTime, filledLine, id, lineUpTo, textUpTo } from '../fields.ts';

const fileNameMaxLength = 255;
const statementMaxLength = 1000;
/** Longer than any address, so that what is none is still told as it was written. */
const writtenAddressMaxLength = 300;
const lineMax = 10_000_000;

/** POST `{siteSlug}/subscriber-imports`: a list that is told before anybody is subscribed. */
export const importInput = z
  .strictObject({ fileName: filledLine(fileNameMaxLength) })
  .meta({ id: 'SubscriberImportInput' });

/** PUT `{siteSlug}/subscriber-imports/{importId}/rows`; the same lines again change nothing. */
export const importRowsInput = z
  .strictObject({
    rows: z
      .array(
        z.strictObject({
          /** Of the file, from 1. */
          line: z.int().min(1).max(lineMax),
          /** As it was written; what is no address is counted. */
          email: textUpTo(writtenAddressMaxLength).overwrite(seenAddress),
          name: lineUpTo(importedNameMaxLength).exactOptional(),
        }),
      )
      .min(1)
      .max(importPartMax),
  })
  .meta({ id: 'SubscriberImportRows' });
export type ImportRow = z.output<typeof importRowsInput>['rows'][number];

/** POST `{siteSlug}/subscriber-imports/{importId}/start`. */
export const importStartInput = z
  .strictObject({
    basis: z.enum(importBases),
    /** Where and when these people asked for letters; kept with who said so and when. */
    statement: filledLine(statementMaxLength),
  })
  .meta({ id: 'SubscriberImportStart' });
export type ImportStartInput = z.output<typeof importStartInput>;

const importView = z
  .strictObject({
    id,
    fileName: z.string(),
    state: z.enum(importStates),
    basis: z.enum(importBases).nullable(),
    statement: z.string().nullable(),
    createdAt: dateTime,
    finishedAt: dateTime.nullable(),
    /** Lines by what becomes of them; empty once the lines are no longer kept. */
    counts: z.record(z.enum(importOutcomes), z.int()),
    /** People on the list because of it, of those how many confirmed, left, and wait for their letter. */
    people: z.strictObject({
      all: z.int(),
      confirmed: z.int(),
      unsubscribed: z.int(),
      waiting: z.int(),
    }),
  })
  .meta({ id: 'SubscriberImport' });
export type ImportView = z.output<typeof importView>;

const problemView = z.strictObject({
  line: z.int(),
  email: z.string(),
  outcome: z.enum(importOutcomes),
});
export type ImportProblem = z.output<typeof problemView>;

export const importAnswer = z.strictObject({
  import: importView,
  /** The first lines that are not imported. */
  problems: z.array(problemView),
  /** How many more this site may take as confirmed at present. */
  confirmedRoom: z.int().min(0).max(importRowsMax),
});
export type ImportAnswer = z.output<typeof importAnswer>;

export const importsAnswer = z.strictObject({ imports: z.array(importView) });
export type ImportsAnswer = z.output<typeof importsAnswer>;

/** Of the lines that were sent. */
export const importRowsAnswer = z.strictObject({
  counts: z.record(z.enum(importOutcomes), z.int()),
});
export type ImportRowsAnswer = z.output<typeof importRowsAnswer>;

/** GET and POST `newsletter-confirmations/{token}`. */
export const confirmationAnswer = z.strictObject({
  site: z.strictObject({ title: z.string(), origin: z.string() }),
  /** As much of the address as its owner knows it by. */
  maskedEmail: z.string(),
  state: z.enum(['asked', 'confirmed', 'unsubscribed']),
});
export type ConfirmationAnswer = z.output<typeof confirmationAnswer>;
