import { decode } from 'punycode/punycode.es6.js';

const prefix = 'xn--';

/** A domain as people write it, with letters in place of its machine spelling (RFC 3492). */
export const shownHost = (host: string): string => host.split('.').map(shownLabel).join('.');

function shownLabel(label: string): string {
  if (!label.startsWith(prefix)) return label;
  try {
    return decode(label.slice(prefix.length)) || label;
  } catch {
    // No punycode, though it begins like some.
    return label;
  }
}
