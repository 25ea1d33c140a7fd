import { z } from 'zod';
import { oldAddressMaxLength, readOldAddress } from '#domain/site/old-address.ts';
import { isTargetPath, sitePages, targetPathMaxLength } from '#domain/site/old-addresses/target.ts';
import { dateTime, id, lineUpTo, textUpTo } from '../fields.ts';
import { issueMessages } from '../issue-messages.ts';
import { paging } from '../paging.ts';

/** So many are taken at once. */
export const oldAddressesAtOnce = 100;
/** So many a site has at most. */
export const oldAddressesPerSite = 20_000;
const searchMaxLength = 200;

const address = textUpTo(oldAddressMaxLength, issueMessages.notAnOldAddress).refine(
  (text) => readOldAddress(text) !== null,
  { error: issueMessages.notAnOldAddress },
);

const pageTarget = z.strictObject({ kind: z.literal('page'), page: z.enum(sitePages) });
const pathTarget = z.strictObject({
  kind: z.literal('path'),
  path: textUpTo(targetPathMaxLength, issueMessages.notAPath).refine(isTargetPath, {
    error: issueMessages.notAPath,
  }),
});

/** Where an address leads that was none of a recipe: to what every site can have. */
export const pageOrPathTarget = z.discriminatedUnion('kind', [pageTarget, pathTarget]);

/** Where an old address leads: to something of the site, wherever that moves, or to a path of it. */
export const oldAddressTarget = z
  .discriminatedUnion('kind', [
    pageTarget,
    z.strictObject({ kind: z.literal('recipe'), id }),
    z.strictObject({ kind: z.literal('collection'), id }),
    pathTarget,
  ])
  .meta({ id: 'OldAddressTarget' });

/** POST `old-addresses`: what leads elsewhere already leads where this says. */
export const oldAddressesInput = z
  .strictObject({
    addresses: z
      .array(z.strictObject({ address, target: oldAddressTarget }))
      .min(1)
      .max(oldAddressesAtOnce),
  })
  .meta({ id: 'OldAddressesInput' });
export type OldAddressesInput = z.output<typeof oldAddressesInput>;

/** PUT `old-addresses/{id}`, and POST `address-misses/{id}`. */
export const oldAddressInput = z
  .strictObject({ target: oldAddressTarget })
  .meta({ id: 'OldAddressInput' });
export type OldAddressInput = z.output<typeof oldAddressInput>;

const oldAddressOrders = ['newest', 'most'] as const;

export const oldAddressesQuery = z.strictObject({
  ...paging,
  /** A part of the address, or of the title of what it leads to. */
  q: lineUpTo(searchMaxLength).default(''),
  order: z.enum(oldAddressOrders).default('newest'),
});
export type OldAddressesQuery = z.output<typeof oldAddressesQuery>;

export const oldAddressView = z
  .strictObject({
    id,
    /** Path and query as the old site wrote them. */
    address: z.string(),
    target: oldAddressTarget,
    /** Of the recipe or collection; null for others, and where it was deleted. */
    title: z.string().nullable(),
    /** The path that it leads to at present; null where that is not published. */
    path: z.string().nullable(),
    /** How often it led somebody on. */
    hits: z.int(),
    createdAt: dateTime,
  })
  .meta({ id: 'OldAddress' });
export type OldAddressView = z.output<typeof oldAddressView>;

export const oldAddressAnswer = z.strictObject({ oldAddress: oldAddressView });
export type OldAddressAnswer = z.output<typeof oldAddressAnswer>;

/** Those that were sent, in their order, as they are kept. */
export const savedOldAddressesAnswer = z.strictObject({ oldAddresses: z.array(oldAddressView) });
export type SavedOldAddressesAnswer = z.output<typeof savedOldAddressesAnswer>;

export const oldAddressesAnswer = z.strictObject({
  oldAddresses: z.array(oldAddressView),
  total: z.int(),
});
export type OldAddressesAnswer = z.output<typeof oldAddressesAnswer>;

const missOrders = ['most', 'newest'] as const;

export const addressMissesQuery = z.strictObject({
  ...paging,
  order: z.enum(missOrders).default('most'),
});
export type AddressMissesQuery = z.output<typeof addressMissesQuery>;

export const addressMissView = z
  .strictObject({
    id,
    address: z.string(),
    /** How often it was asked for. */
    misses: z.int(),
    firstAt: dateTime,
    lastAt: dateTime,
  })
  .meta({ id: 'AddressMiss' });
export type AddressMissView = z.output<typeof addressMissView>;

export const addressMissesAnswer = z.strictObject({
  addressMisses: z.array(addressMissView),
  total: z.int(),
});
export type AddressMissesAnswer = z.output<typeof addressMissesAnswer>;
