import type { SiteScope } from '../scope.ts';
import { hostnameRepository } from '../site/hostname.ts';
import { addressMissRepository } from './address-miss.ts';
import { oldAddressRepository } from './old-address.ts';

/** Under what a site and its pages are found. */
export const addressRepositories = (scope: SiteScope) => ({
  addressMisses: addressMissRepository(scope),
  hostnames: hostnameRepository(scope),
  oldAddresses: oldAddressRepository(scope),
});
