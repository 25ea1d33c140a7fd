import type { EquipmentInput, EquipmentView } from '#contract/site/globals.ts';
import type { EquipmentId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Equipment } from '#functions/repositories/site/equipment.ts';
import { checkReferences } from '../../check-references.ts';
import { imageViewOf } from '../../media/views.ts';
import { conflict, notFound } from '../../service-error.ts';

export async function createEquipment(
  ctx: SiteContext,
  input: EquipmentInput,
): Promise<EquipmentView> {
  const equipment = { id: ctx.newId(), ...input };
  await checkImage(ctx, equipment);
  await ctx.commit([ctx.repositories.equipment.create(equipment)]);
  return viewOf(ctx, equipment);
}

export async function updateEquipment(
  ctx: SiteContext,
  equipment: Equipment,
): Promise<EquipmentView> {
  const { id } = equipment;
  await checkIsThere(ctx, id);
  await checkImage(ctx, equipment);
  await ctx.commit([
    ctx.repositories.equipment.update(equipment),
    ctx.repositories.changes.record([`equipment:${id}`], ctx.now),
  ]);
  ctx.wakePublisher(ctx.site.id);
  return viewOf(ctx, equipment);
}

export async function deleteEquipment(ctx: SiteContext, id: EquipmentId): Promise<void> {
  await checkIsThere(ctx, id);
  const [deleted] = await ctx.commit([ctx.repositories.equipment.deleteUnused(id)]);
  if (deleted === 0) throw conflict('in_use');
}

async function checkImage(ctx: SiteContext, { featuredImageId: id }: Equipment): Promise<void> {
  await checkReferences(ctx, id === null ? [] : [{ kind: 'image', id, path: 'featuredImageId' }]);
}

async function checkIsThere(ctx: SiteContext, id: EquipmentId): Promise<void> {
  const found = await ctx.repositories.findReferences({ equipment: [id] });
  if (found.size === 0) throw notFound();
}

async function viewOf(ctx: SiteContext, equipment: Equipment): Promise<EquipmentView> {
  const { featuredImageId } = equipment;
  const ids = featuredImageId === null ? [] : [featuredImageId];
  const [image] = await ctx.repositories.media.listImagesById(ids);
  return { ...equipment, featuredImage: image ? imageViewOf(image) : null };
}
