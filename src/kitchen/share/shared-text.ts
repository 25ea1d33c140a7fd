import { isRecord } from '#domain/is-record.ts';
import { sharedSourceKey } from '#domain/storage-keys.ts';
import { keep, readKept } from '#stores/kept.ts';
import { keepSource, keptSources, type KeptSource } from '../device/kept-sources.ts';
import { deviceNow } from '../clock/own-clock.ts';

/** Long enough to sign in by a mail that is slow, and too short for who uses the device tomorrow. */
const waitsMs = 3_600_000;

/** Keeps a text for the import that opens next, which reads it at once; false where it cannot be kept. */
export function keepText(text: string): boolean {
  const before = waitingTexts().filter((each) => each.text !== text);
  // Two that come within a moment keep their order.
  const keptAt = Math.max(deviceNow(), ...before.map((each) => each.keptAt + 1));
  const source = { id: crypto.randomUUID(), text, keptAt };
  keep(sharedSourceKey, JSON.stringify([source, ...before]));
  return waitingTexts().some(({ id }) => id === source.id);
}

/**
 * What was shared and has no site yet, the newest first, now the person's own. What waits for
 * nobody yet stays where this device keeps nothing else.
 */
export async function sharedTexts(personId: string): Promise<KeptSource[]> {
  const waiting = waitingTexts();
  for (const source of waiting) await keepSource([personId, ''], source);
  const kept = await keptSources([personId, '']);
  const ids = new Set(kept.map(({ id }) => id));
  const left = waiting.filter(({ id }) => !ids.has(id));
  keep(sharedSourceKey, left.length === 0 ? null : JSON.stringify(left));
  return [...left, ...kept];
}

function waitingTexts(): KeptSource[] {
  const stored = readKept(sharedSourceKey);
  const kept: unknown = stored === null ? null : JSON.parse(stored);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: unknown) => {
    if (!isRecord(each)) return [];
    const { id, text, keptAt } = each;
    const isWhole = typeof id === 'string' && typeof text === 'string';
    if (!isWhole || typeof keptAt !== 'number') return [];
    return deviceNow() - keptAt < waitsMs ? [{ id, text, keptAt }] : [];
  });
}
