import type { z } from 'zod';
import {
  addressMissesAnswer,
  oldAddressAnswer,
  oldAddressesAnswer,
  savedOldAddressesAnswer,
} from '#contract/site/old-address.ts';

const manage = '/api/v1/manage';

/** What calls about old addresses answer. */
export const addressAnswers = {
  [`GET ${manage}/:siteSlug/old-addresses`]: [200, oldAddressesAnswer],
  [`POST ${manage}/:siteSlug/old-addresses`]: [200, savedOldAddressesAnswer],
  [`DELETE ${manage}/:siteSlug/old-addresses/:oldAddressId`]: [204],
  [`GET ${manage}/:siteSlug/address-misses`]: [200, addressMissesAnswer],
  [`POST ${manage}/:siteSlug/address-misses/:addressMissId`]: [200, oldAddressAnswer],
} satisfies Record<string, [204] | [200, z.ZodType]>;
