import type { EquipmentView } from '#contract/site/globals.ts';
import type { EquipmentId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Equipment } from '#functions/repositories/site/equipment.ts';
import { imageViewOf } from '../../media/views.ts';
import { notFound } from '../../service-error.ts';
import { withFormerNames } from '../former-names.ts';

export async function equipmentViewOf(
  ctx: SiteContext,
  equipment: Equipment,
): Promise<EquipmentView> {
  const { featuredImageId } = equipment;
  const ids = featuredImageId === null ? [] : [featuredImageId];
  const [[image], former] = await Promise.all([
    ctx.repositories.media.listImagesById(ids),
    ctx.repositories.equipment.listMergedInto(equipment.id),
  ]);
  const featuredImage = image ? imageViewOf(image) : null;
  return withFormerNames({ ...equipment, featuredImage }, former);
}

export async function equipmentViewById(ctx: SiteContext, id: EquipmentId): Promise<EquipmentView> {
  const equipment = await ctx.repositories.equipment.find(id);
  if (!equipment) throw notFound();
  return equipmentViewOf(ctx, equipment);
}
