import { normalizeEmail } from './email.ts';

/** The form in which an address is kept and compared: as `normalizeEmail` has it, with its domain as mail servers know it. */
export function canonicalEmail(text: string): string {
  const email = normalizeEmail(text);
  const at = email.lastIndexOf('@');
  return at === -1 ? email : `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`;
}

/** In punycode, where it has letters beyond ASCII; what is no domain stays as it is. */
function asciiDomain(domain: string): string {
  const isForeign = /[^\p{ASCII}]/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  if (!isForeign || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
}
