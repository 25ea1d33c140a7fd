import { z } from 'zod';
import { fetchFailures } from '#domain/import/address/fetch-failure.ts';
import { siteMapKinds } from '#domain/import/site/site-map.ts';
import { dateTime, webAddress } from '../fields.ts';

/** POST `fetched-pages` and `fetched-sitemaps`: one page, or one list of pages, of a cook's own site. */
export const ownPageInput = z
  .strictObject({
    address: webAddress,
    /** The cook's word that the site and its pictures are theirs. */
    isOwn: z.literal(true),
  })
  .meta({ id: 'OwnPage' });
export type OwnPageInput = z.output<typeof ownPageInput>;

/** Of a whole site some pages are always missing or asleep, which is no fault of whoever asks. */
export const ownPageFailures = [
  ...fetchFailures,
  /** Something else than a page, or than a list, stands there. */
  'no_text',
] as const;
export type OwnPageFailure = (typeof ownPageFailures)[number];

const failed = z.strictObject({
  outcome: z.literal('failure'),
  failure: z.enum(ownPageFailures),
  /** What the other server asks to wait before it is asked again. */
  retryAfterSeconds: z.int().nullable(),
});
export type FailedPage = z.output<typeof failed>;

export const ownPageAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('page'),
    /** Where it was in the end, after redirects. */
    address: z.string(),
    html: z.string(),
  }),
  failed,
]);
export type OwnPageAnswer = z.output<typeof ownPageAnswer>;

export const siteMapAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('list'),
    address: z.string(),
    kind: z.enum(siteMapKinds),
    pages: z.array(z.strictObject({ address: z.string(), modifiedAt: dateTime.nullable() })),
    /** Addresses of further lists. */
    maps: z.array(z.string()),
    /** There are more than are told. */
    isCut: z.boolean(),
  }),
  failed,
]);
export type SiteMapAnswer = z.output<typeof siteMapAnswer>;
