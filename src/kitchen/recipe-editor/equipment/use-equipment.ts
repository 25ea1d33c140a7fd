import { useLayoutEffect, useRef, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { equipmentActions } from './equipment-actions.ts';

/** The list, and what a cook does with it. */
export function useEquipment(site: SiteGlobals) {
  const draft = useRecipeDraft();
  const list = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const [followed, follow] = useState<{ id: Id } | null>(null);
  // The row stands somewhere else only when the move is rendered.
  useLayoutEffect(() => {
    if (!followed) return;
    list.current?.querySelector<HTMLElement>(`[data-equipment="${followed.id}"]`)?.focus();
  }, [followed]);
  return { list, said, actions: equipmentActions({ draft, site, say, follow }) };
}
