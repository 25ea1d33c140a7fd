import { isHttpAddress } from '../text/safe-href.ts';

/** Whether something pasted is where a recipe is, or may be one: an address alone, or some lines. */
export function isWholeSource(pasted: string): boolean {
  const text = pasted.trim();
  return isHttpAddress(text) || text.split(/[\r\n]+/).length > 2;
}
