import { and, eq, not } from 'drizzle-orm';
import type { EquipmentId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/site/equipment.ts';
import { type RowOf, selection } from '#functions/db/selection.ts';
import { isUsedByRecipe } from '../recipe/recipe-use.ts';
import type { SiteScope } from '../scope.ts';

export const equipmentItem = selection({
  id: equipment.id,
  title: equipment.title,
  featuredImageId: equipment.featuredImageId,
});
export type Equipment = RowOf<typeof equipmentItem>;

export const equipmentRepository = ({ db, siteId }: SiteScope) => ({
  create: (created: Equipment): Statement => db.insert(equipment).values({ ...created, siteId }),
  update: ({ id, title, featuredImageId }: Equipment): Statement =>
    db.update(equipment).set({ title, featuredImageId }).where(ofSite(siteId, id)),
  /** Deletes nothing while a recipe, as written or as published, names it. */
  deleteUnused: (id: EquipmentId): Statement =>
    db.delete(equipment).where(and(ofSite(siteId, id), not(isUsedByRecipe(siteId, id)))),
});

const ofSite = (siteId: string, id: EquipmentId) =>
  and(eq(equipment.siteId, siteId), eq(equipment.id, id));
