/** A TXT record that says who may send mail from a domain (RFC 7208, section 4.5). */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

const termsOf = (record: string): string[] => record.split(/ +/).slice(1).filter(Boolean);
/** Whatever stands behind it is never looked at. */
const isAll = (term: string): boolean => /^[+?~-]?all$/i.test(term);
const redirectWord = /^redirect=/i;
const isRedirect = (term: string): boolean => redirectWord.test(term);
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

/**
 * The one record that a domain needs. One that stands there is kept word for word, its end as well, with
 * the servers of another name before all else. Several, of which none counts, become one.
 */
export function spfWith(records: readonly string[], include: string): string {
  const [only] = records;
  const terms = records.length === 1 && only !== undefined ? termsOf(only) : merged(records);
  const isOurs = (term: string) => letsSend(`v=spf1 ${term}`, include);
  return ['v=spf1', `include:${include}`, ...terms.filter((term) => !isOurs(term))].join(' ');
}

/** What counts in each of them, once, and the first of their ends. */
function merged(records: readonly string[]): string[] {
  const read = records.map(termsOf).map((terms) => {
    const end = terms.findIndex(isAll);
    const redirect = end === -1 ? terms.find(isRedirect) : undefined;
    const before = end === -1 ? terms : terms.slice(0, end);
    const modifiers = terms.slice(before.length).filter(isModifier);
    const counting = [...before, ...modifiers].filter((term) => !isRedirect(term));
    return { counting, all: terms[end], redirect };
  });
  const redirects = read.flatMap(({ redirect }) => redirect ?? []);
  // One record goes on at one name only, and at none where it says what holds for all others.
  const end = read.find(({ all }) => all !== undefined)?.all ?? redirects.shift();
  const included = redirects.map((term) => term.replace(redirectWord, 'include:'));
  const terms = [...new Set([...read.flatMap(({ counting }) => counting), ...included])];
  const explained = terms.find(isExplanation);
  const once = terms.filter((term) => !isExplanation(term) || term === explained);
  return end === undefined ? once : [...once, end];
}

/** What servers read of a record, and what fits into one text of DNS (RFC 7208, sections 3.3 and 4.6.4). */
export const spfLookupsMax = 10;
const spfTextMax = 255;

export const spfTroubles = ['lookups', 'length'] as const;
export type SpfTrouble = (typeof spfTroubles)[number];

/** Why servers may not take a record as it is; `lookups` is how many questions it costs them. */
export function spfTrouble(record: string, lookups: number): SpfTrouble | null {
  if (lookups > spfLookupsMax) return 'lookups';
  return record.length > spfTextMax ? 'length' : null;
}

/** How many questions a record itself costs, and the names whose records cost more. */
export function spfQuestions(record: string): { count: number; names: string[] } {
  const terms = termsOf(record);
  const end = terms.findIndex(isAll);
  const counting = end === -1 ? terms : terms.slice(0, end).filter((term) => !isRedirect(term));
  const asking = counting.filter((term) => asksDns.test(term));
  const names = asking.flatMap((term) => leadsOn.exec(term)?.[1] ?? []);
  // A name with a macro is another for each letter.
  return { count: asking.length, names: names.filter((name) => !name.includes('%')).map(hostOf) };
}

const asksDns = /^(?:redirect=|[+?~-]?(?:include:|exists:|(?:a|mx|ptr)(?:[:/]|$)))/i;
const leadsOn = /^(?:redirect=|[+?~-]?include:)(.+)$/i;
const isModifier = (term: string): boolean => /^[a-z][\w.-]*=/i.test(term);
const isExplanation = (term: string): boolean => /^exp=/i.test(term);
