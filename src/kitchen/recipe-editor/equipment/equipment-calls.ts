import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { EquipmentId } from '#domain/ids.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { changeSiteGlobals } from '../site-globals.ts';

/** Keeps new equipment of the cook's; null where that failed, which is told. */
export async function createEquipment(title: string): Promise<EquipmentId | null> {
  try {
    const param = { siteSlug: siteSlugHere() };
    const answer = await call(() =>
      manageApi[':siteSlug'].equipment.$post({ param, json: { title } }),
    );
    const { equipment: made } = await jsonOf(answer);
    changeSiteGlobals(({ equipment }) => ({ equipment: [...equipment, made] }));
    return made.id;
  } catch (error) {
    notify(failureOf(error).message);
    return null;
  }
}
