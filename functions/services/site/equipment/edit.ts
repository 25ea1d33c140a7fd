import type { EquipmentInput, EquipmentView, NewEquipmentInput } from '#contract/site/globals.ts';
import type { EquipmentId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Equipment } from '#functions/repositories/site/equipment.ts';
import { commitReferring } from '../../check-references.ts';
import { conflict, notFound } from '../../service-error.ts';
import { isChange } from '../is-change.ts';
import { equipmentViewOf } from './view.ts';

export async function createEquipment(
  ctx: SiteContext,
  input: NewEquipmentInput,
): Promise<EquipmentView> {
  const equipment = { id: ctx.newId(), link: null, ...input };
  await commitReferring(ctx, referencesOf(equipment), [
    ctx.repositories.equipment.create(equipment),
  ]);
  return equipmentViewOf(ctx, equipment);
}

export async function updateEquipment(
  ctx: SiteContext,
  { id, input }: { id: EquipmentId; input: EquipmentInput },
): Promise<EquipmentView> {
  const equipment = { ...(await standing(ctx, id)), ...input };
  if (isChange(input)) {
    await commitReferring(ctx, referencesOf(equipment), [
      ctx.repositories.equipment.update(id, input),
      ctx.repositories.changes.record([`equipment:${id}`], ctx.now),
    ]);
    ctx.wakePublisher(ctx.site.id);
  }
  return equipmentViewOf(ctx, equipment);
}

export async function deleteEquipment(ctx: SiteContext, id: EquipmentId): Promise<void> {
  await standing(ctx, id);
  const [deleted] = await ctx.commit([ctx.repositories.equipment.deleteUnused(id)]);
  if (deleted === 0) throw conflict('in_use');
}

const referencesOf = ({ featuredImageId: id }: Pick<Equipment, 'featuredImageId'>) => ({
  references: id === null ? [] : [{ kind: 'image' as const, id, path: 'featuredImageId' }],
});

async function standing(ctx: SiteContext, id: EquipmentId): Promise<Equipment> {
  const equipment = await ctx.repositories.equipment.find(id);
  if (!equipment) throw notFound();
  return equipment;
}
