import { lastSiteKey } from '#domain/storage-keys.ts';
import { keep, readKept } from '#stores/kept.ts';
import { $session } from '../session/session.ts';

/** Remembers the site on which somebody writes, for what reaches the kitchen without naming one. */
export function noteLastSite(siteId: string): void {
  const session = $session.get();
  if (session.status === 'open') keep(lastSiteKey(session.user.id), siteId);
}

export const lastSite = (personId: string): string | null => readKept(lastSiteKey(personId));
