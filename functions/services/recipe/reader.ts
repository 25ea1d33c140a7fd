import { planInUse } from '#domain/money/paid-plan.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import type { VisitContext } from '#functions/http/context.ts';

/** Whoever asks, as a reader of this site's recipes; who works on it sees everything. */
export async function readerOf({ actor, repositories, now }: VisitContext): Promise<Reader> {
  if (actor.kind === 'anonymous') return { kind: 'anonymous' };
  if (actor.kind === 'manager') return { kind: 'owner', isPreviewing: true };
  const held = await repositories.subscriptions.findCurrent(actor.user.id, now);
  return { kind: 'visitor', plan: planInUse(held, now) };
}
