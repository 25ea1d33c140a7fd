import type { DnsRecord } from '../hostname-records.ts';

/** What DNS has under a name; null where it gave no answer. */
export type DnsAnswer = readonly string[] | null;

/**
 * `elsewhere` has a record that says something else, `misplaced` the right one with the zone twice
 * in its name, as it is where a provider adds what was typed in full, and `several` more than there
 * may be.
 */
export const recordStates = [
  'found',
  'missing',
  'elsewhere',
  'misplaced',
  'several',
  'unanswered',
] as const;
export type RecordState = (typeof recordStates)[number];

/** Of one record what DNS says now. */
export type RecordFinding = { state: RecordState; found: string[] };

type AddressAnswers = {
  cname: DnsAnswer;
  /** Of the host, and of where it is to lead: a domain without a name before it has no CNAME. */
  addresses: DnsAnswer;
  ours: DnsAnswer;
  misplaced: DnsAnswer;
};

export function addressFinding(
  { value }: DnsRecord,
  { cname, addresses, ours, misplaced }: AddressAnswers,
): RecordFinding {
  const leadsHere =
    has(cname, value) || (isFilled(addresses) && addresses.every((each) => has(ours, each)));
  if (leadsHere) return { state: 'found', found: [] };
  if (has(misplaced, value)) return { state: 'misplaced', found: [] };
  const others = isFilled(cname) ? cname : (addresses ?? []);
  if (others.length > 0) return { state: 'elsewhere', found: [...others] };
  return { state: cname === null || addresses === null ? 'unanswered' : 'missing', found: [] };
}

type ProofAnswers = { texts: DnsAnswer; misplaced: DnsAnswer };

/** Texts that prove nothing to this platform are no concern of it. */
export function proofFinding(
  { value }: DnsRecord,
  { texts, misplaced }: ProofAnswers,
): RecordFinding {
  if (has(texts, value)) return { state: 'found', found: [] };
  if (has(misplaced, value)) return { state: 'misplaced', found: [] };
  if (texts === null) return { state: 'unanswered', found: [] };
  const name = value.slice(0, value.indexOf('=') + 1);
  const others = texts.filter((text) => text.startsWith(name));
  return { state: others.length > 0 ? 'elsewhere' : 'missing', found: others };
}

const has = (answer: DnsAnswer, value: string): boolean => answer?.includes(value) ?? false;
const isFilled = (answer: DnsAnswer): answer is readonly string[] =>
  answer !== null && answer.length > 0;
