import { type SitePart, writablePart } from '#domain/site/site-parts.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notPermitted } from '../../service-error.ts';

/** Refuses what is not for whoever asks to write, in a sentence of its own where the screen is about something else. */
export function checkParts(
  { actor }: SiteContext,
  parts: readonly SitePart[],
  message?: string,
): void {
  if (parts.some((part) => !writablePart(actor.role, part))) throw notPermitted(message);
}
