import { atom, type ReadableAtom } from 'nanostores';
import { isBlank } from '#domain/text/blank.ts';
import {
  forgetSource,
  keepSource,
  type KeptSource,
  keptSources,
  type SourcePlace,
} from '../../device/kept-sources.ts';
import { sharedTexts } from '../../share/shared-text.ts';
import { deviceNow } from '../../clock/own-clock.ts';

const aSource = (): KeptSource => ({ id: crypto.randomUUID(), text: '', keptAt: 0 });

const $inField = atom<KeptSource>(aSource());
/** What stands in the field. This device keeps it until it became a draft or is emptied. */
export const $source: ReadableAtom<KeptSource> = $inField;

const $others = atom<readonly KeptSource[]>([]);
/** Texts that wait for their turn in the field, the newest first. */
export const $waitingSources: ReadableAtom<readonly KeptSource[]> = $others;

let place: SourcePlace = ['', ''];
const restMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fills the field with what was shared last, else with what was left in it; answers whether it was shared. */
export async function openSources(personId: string, siteId: string): Promise<boolean> {
  place = [personId, siteId];
  const shared = await sharedTexts(personId);
  for (const source of shared) await keepSource(place, source);
  for (const { id } of shared) await forgetSource([personId, ''], id);
  const kept = await keptSources(place);
  const ids = new Set(shared.map(({ id }) => id));
  const all = [...shared, ...kept.filter(({ id }) => !ids.has(id))];
  const typed = $inField.get();
  // Somebody may have typed before the device answered.
  if (!isBlank(typed.text)) {
    $others.set(all.filter(({ id }) => id !== typed.id));
    return false;
  }
  const [first = typed, ...others] = all;
  $inField.set(first);
  $others.set(others);
  return shared.length > 0;
}

export function typeSource(text: string): void {
  $inField.set({ ...$inField.get(), text });
  clearTimeout(timer);
  // What was emptied on purpose does not come back.
  timer = setTimeout(() => void saveSource(), isBlank(text) ? 0 : restMs);
}

/** Writes at once what is in the field. */
export async function saveSource(): Promise<void> {
  clearTimeout(timer);
  const source = $inField.get();
  if (isBlank(source.text)) await forgetSource(place, source.id);
  else await keepSource(place, { ...source, keptAt: deviceNow() });
}

/** Takes a text that waits into the field; what was there waits instead. */
export async function takeUpSource(id: string): Promise<void> {
  await saveSource();
  const before = $inField.get();
  const next = $others.get().find((each) => each.id === id);
  if (!next) return;
  const rest = $others.get().filter((each) => each.id !== id);
  $others.set(isBlank(before.text) ? rest : [before, ...rest]);
  $inField.set(next);
}

/** Once it became a draft. */
export async function forgetRead(id: string): Promise<void> {
  clearTimeout(timer);
  await forgetSource(place, id);
  if ($inField.get().id === id) $inField.set(aSource());
}

/** Takes the text out of this site, so that another one can be chosen for it. */
export async function releaseSource(): Promise<void> {
  const source = $inField.get();
  const [personId] = place;
  await keepSource([personId, ''], { ...source, keptAt: deviceNow() });
  await forgetRead(source.id);
}

/** Keeps what was typed before the page may be gone. */
export function followLeaving(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const leave = () => void saveSource();
  document.addEventListener('visibilitychange', leave, { signal });
  globalThis.addEventListener('pagehide', leave, { signal });
  globalThis.addEventListener('blur', leave, { signal, capture: true });
  return () => ended.abort();
}
