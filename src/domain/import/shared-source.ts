import { isHttpAddress } from '../text/safe-href.ts';
import { lineEnd } from '../text/lines.ts';

/** What another app hands over: any of it may be missing, and most put the address into the text. */
type Shared = { title: string; text: string; url: string };

/** Lines that say more than where a recipe is. */
const recipeLinesMin = 3;
/** More than an app writes beside an address. */
const remarkMax = 400;

/**
 * What an app shared by the query of an address, as somebody would paste it: the address of a page,
 * or a text where its lines are the recipe. Null where there is nothing.
 */
export function sharedSource(search: string): string | null {
  const { title, text, url } = sharedIn(search);
  const address = addressIn(url) ?? addressIn(text) ?? addressIn(title);
  if (address !== null && !isRecipeText(text, title)) return address;
  const lines = [text.includes(title) ? '' : title, text, text.includes(url) ? '' : url];
  return lines.filter(Boolean).join('\n\n') || null;
}

function sharedIn(search: string): Shared {
  const written = new URLSearchParams(search);
  const read = (name: string) => (written.get(name) ?? '').trim();
  return { title: read('title'), text: read('text'), url: unencodedUrl(search) ?? read('url') };
}

/** A shortcut that somebody made puts the address behind ours as it is, with a query of its own. */
function unencodedUrl(search: string): string | null {
  const [, url = ''] = /[?&]url=(https?:\/\/\S{1,8000})$/i.exec(search) ?? [];
  return addressIn(url);
}

/** Ends at what no address holds, and at signs that belong to the sentence around it. */
const address = /https?:\/\/[^\s<>"«»“”„「」『』【】（），。、；！？]{1,8000}/i;

function addressIn(text: string): string | null {
  const [found = ''] = address.exec(text) ?? [];
  const whole = withoutSentence(found);
  return isHttpAddress(whole) ? whole : null;
}

function withoutSentence(found: string): string {
  let end = found.length;
  while (end > 0 && isOfSentence(found, end)) end -= 1;
  return found.slice(0, end);
}

/** A bracket ends an address only where it was opened in it. */
function isOfSentence(found: string, end: number): boolean {
  const last = found.charAt(end - 1);
  const opening = { ')': '(', ']': '[' }[last];
  if (opening !== undefined) return !found.slice(0, end).includes(opening);
  return `.,;:!?'*_`.includes(last);
}

function isRecipeText(text: string, title: string): boolean {
  const lines = text
    .split(lineEnd)
    .map((line) => line.replace(address, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && line !== title);
  return lines.length >= recipeLinesMin || lines.join(' ').length > remarkMax;
}
