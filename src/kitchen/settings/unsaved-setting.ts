import { unsavedSettingKey } from '#domain/storage-keys.ts';
import { bringOver } from '#stores/kept.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { siteIdHere } from '../shell/session/session.ts';

/** Where what is typed into a setting of this site is kept until it is saved, whatever the site's address is by then. */
export function unsavedSettingHere(name: string): string {
  const key = unsavedSettingKey(siteIdHere(), name);
  // It was kept by the address once.
  bringOver(unsavedSettingKey(siteSlugHere(), name), key, 'session');
  return key;
}
