import { and, eq, isNull } from 'drizzle-orm';
import type { EquipmentId } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { firstRow, type RowOf, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';
import { keptEntries } from './kept-entries.ts';

const columns = {
  id: equipment.id,
  title: equipment.title,
  featuredImageId: equipment.featuredImageId,
  link: equipment.link,
};

export const equipmentItem = selection(columns);
export type Equipment = RowOf<typeof equipmentItem>;
/** A piece of equipment and what is shown in its place; null where that is itself. */
export const standingEquipment = selection({ ...columns, standsForId: equipment.standsForId });

export const equipmentRepository = (scope: SiteScope) => {
  const { db, siteId } = scope;
  return {
    ...keptEntries(scope, equipment),
    /** What was merged into another one is none any more. */
    find: (id: EquipmentId): Promise<Equipment | null> => {
      const isOne = and(ofSite(siteId, id), isNull(equipment.mergedIntoId));
      const query = db.select(equipmentItem.fields).from(equipment).where(isOne);
      return read(db, firstRow(equipmentItem, query));
    },
    create: (created: Equipment): Statement => db.insert(equipment).values({ ...created, siteId }),
    /** What is not named stays as it is. */
    update: (id: EquipmentId, changed: Partial<Omit<Equipment, 'id'>>): Statement =>
      db.update(equipment).set(changed).where(ofSite(siteId, id)),
  };
};

const ofSite = (siteId: string, id: EquipmentId) =>
  and(eq(equipment.siteId, siteId), eq(equipment.id, id));
