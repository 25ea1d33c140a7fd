import { type RefObject, useEffect } from 'react';
import type { Told } from '../sorting/use-told-place.ts';

/** The focus stays with a row that has moved, and goes to the next where one was taken out. */
export function useFollowedMember(list: RefObject<HTMLElement | null>, told: Told): void {
  useEffect(() => {
    if (told.focus === null) return;
    list.current?.querySelector<HTMLElement>(`[data-member="${told.focus}"]`)?.focus();
  }, [told, list]);
}
