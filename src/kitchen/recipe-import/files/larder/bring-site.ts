import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { settingNames } from '#contract/kitchen/site/setting-names-messages.ts';
import type { ImportItemInput } from '#contract/import/imports.ts';
import { mayCall } from '#domain/accounts/offered-calls.ts';
import { withNewIds } from '#domain/import/larder/former-ids.ts';
import { withOwnLinks } from '#domain/import/larder/own-links.ts';
import { settingsToBring } from '#domain/import/larder/settings-to-bring.ts';
import { isRecord } from '#domain/is-record.ts';
import { presentSettings, writablePart } from '#domain/site/site-parts.ts';
import { readOldAddress } from '#domain/site/old-address.ts';
import { targetFrom } from '#domain/site/old-addresses/target.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { writeSite } from '../../../shell/network/write-site.ts';
import { itemKey } from '../item-key.ts';
import { leadingItems } from '../page-item.ts';
import { bringMediaTold } from './bring-media.ts';
import { asked, type Bringing, leadingOf, sentLeniently } from './bringing.ts';

const texts = recipeImportMessages.larder;
const site = manageApi[':siteSlug'];

type Paths = ReadonlyMap<string, string>;

/** Settings and pages of the archive where the site has said nothing yet; they wait to be published. */
export async function bringSettings(paths: Paths, bringing: Bringing): Promise<void> {
  const { larder, tell } = bringing;
  if (larder.site === null) return;
  const param = { siteSlug: siteSlugHere() };
  const [{ site: present }, { workingCopy }] = await Promise.all([
    asked(bringing, () => site['current-site'].$get({ param })).then(jsonOf),
    asked(bringing, () => site['site-working-copy'].$get({ param })).then(jsonOf),
  ]);
  const { role } = present;
  const { written, atOnce, left } = settingsToBring(larder.site, {
    current: { ...present, ...workingCopy },
    writable: (part) => writablePart(role, part),
    isOwner: mayCall('PUT /:siteSlug/sites', role),
  });
  const wanted = await settingsHere(written, paths, bringing);
  if (Object.keys(wanted).length > 0) {
    const taken = await sentLeniently(bringing, {
      title: larder.site.title,
      body: wanted,
      send: async (json) => {
        await site['site-working-copy'].$put({ param, json });
        return json;
      },
    });
    if (taken) await tell(texts.written(Object.keys(taken).length));
  }
  if (Object.keys(atOnce).length > 0) {
    const taken = await sentLeniently(bringing, {
      title: larder.site.title,
      body: atOnce,
      send: async (json) => {
        await writeSite(() => json);
        return json;
      },
    });
    for (const name of presentSettings.filter((each) => taken && each in atOnce && each in taken)) {
      await tell(texts.inForce(settingNames[name]));
    }
  }
  for (const name of left) await tell(texts.notInForce(settingNames[name]));
  if (role !== 'owner') await tell(texts.notOwner);
}

async function settingsHere(written: object, paths: Paths, bringing: Bringing): Promise<object> {
  await bringMediaTold(bringing.larder.site?.title ?? '', written, bringing);
  const led = withOwnLinks(withNewIds(written, bringing.ids), leadingOf(bringing, paths));
  return isRecord(led) ? led : {};
}

type Lead = Extract<ImportItemInput, { outcome: 'page' }>['leads'][number];

const addressesFile = 'data/old-addresses.json';

/** Addresses of earlier sites that lead to pages and paths; those of recipes and collections came with these. */
export async function* addressItems(
  paths: Paths,
  { larder, fileName }: Bringing,
): AsyncGenerator<ImportItemInput> {
  const leads = larder.addresses.flatMap(({ address, kind, target }): Lead[] => {
    if ((kind !== 'page' && kind !== 'path') || readOldAddress(address) === null) return [];
    const led = targetFrom({ kind, value: paths.get(target) ?? target });
    return led?.kind === 'page' || led?.kind === 'path' ? [{ address, target: led }] : [];
  });
  for (const { no, ...item } of leadingItems(recipeImportMessages.toAddresses, leads)) {
    yield { ...item, key: await itemKey(fileName, `${addressesFile} ${no}`) };
  }
}
