/** A TXT record that says who may send mail from a domain (RFC 7208, section 4.5). */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

const termsOf = (record: string): string[] => record.split(/ +/).slice(1).filter(Boolean);
/** Whatever stands behind it is never looked at. */
const isAll = (term: string): boolean => /^[+?~-]?all$/i.test(term);
const isRedirect = (term: string): boolean => /^redirect=/i.test(term);
const hostOf = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Whether a record lets the servers of another name send, by a term that counts. */
export function letsSend(record: string, include: string): boolean {
  const terms = termsOf(record);
  const end = terms.findIndex(isAll);
  const counting = end === -1 ? terms : terms.slice(0, end);
  // With another sign before it, it would forbid them, or say nothing of them.
  return counting.some((term) => {
    const [, name] = /^\+?include:(.+)$/i.exec(term) ?? [];
    return name !== undefined && hostOf(name) === hostOf(include);
  });
}

/** The one record that a domain needs: what its own say already, and the servers of another name. */
export function spfWith(records: readonly string[], include: string): string {
  const terms = records.flatMap(termsOf);
  const isOurs = (term: string) => letsSend(`v=spf1 ${term}`, include);
  const others = terms.filter((term) => !isAll(term) && !isRedirect(term) && !isOurs(term));
  // One of them ends a record: without `all` it goes on at another name.
  const end = terms.find(isAll) ?? terms.find(isRedirect) ?? '~all';
  return ['v=spf1', `include:${include}`, ...new Set(others), end].join(' ');
}
