import type { EquipmentView, MergeInput } from '#contract/site/globals.ts';
import type { EquipmentId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { mergeEntries, separateEntry } from '../merge-entries.ts';
import { equipmentViewById } from './view.ts';

/** Answers what stands for both. */
export async function mergeEquipment(
  ctx: SiteContext,
  merge: { id: EquipmentId } & MergeInput,
): Promise<EquipmentView> {
  await mergeEntries(ctx, { kind: 'equipment', ...merge });
  return equipmentViewById(ctx, merge.intoId);
}

export async function separateEquipment(ctx: SiteContext, id: EquipmentId) {
  const shownId = await separateEntry(ctx, { kind: 'equipment', id });
  const [equipment, separated] = await Promise.all([
    equipmentViewById(ctx, shownId),
    equipmentViewById(ctx, id),
  ]);
  return { equipment, separated };
}
