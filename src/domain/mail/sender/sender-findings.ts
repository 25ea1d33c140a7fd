import {
  type DnsAnswer,
  proofFinding,
  type RecordFinding,
  type RecordState,
} from '../../site/domains/dns-findings.ts';
import type { DnsProvider } from '../../site/domains/dns-providers.ts';
import { isDmarc, isPolicy } from './dmarc.ts';
import { recordTags } from './record-tags.ts';
import type { SenderRecordName, SenderRecords, SenderSetup } from './sender-records.ts';
import { isSpf, letsSend, type SpfTrouble, spfWith } from './spf.ts';

/** What DNS says of one record, and what is to stand there, given what stands there now. */
export type SenderFinding = RecordFinding & {
  value: string;
  /** Why servers may not take that record as it is. */
  trouble?: SpfTrouble | null;
};
export type SenderFindings = Record<SenderRecordName, SenderFinding>;

/** What DNS said of a domain, and in whose settings its records stand. */
export type SenderCheck = {
  zone: string;
  provider: DnsProvider | null;
  findings: SenderFindings;
};

export type SenderAnswers = {
  proof: DnsAnswer;
  spf: DnsAnswer;
  dkim: { cname: DnsAnswer; texts: DnsAnswer };
  /** The domain's first, then those of the names above it. */
  dmarc: readonly DnsAnswer[];
  /** The same names with the zone once more behind them, as it is where a provider adds it. */
  misplaced: Record<SenderRecordName, DnsAnswer>;
};

export function senderFindings(
  records: SenderRecords,
  { spfInclude, dkim }: SenderSetup,
  answers: SenderAnswers,
): SenderFindings {
  const { misplaced } = answers;
  const proof = proofFinding(records.proof, { texts: answers.proof, misplaced: misplaced.proof });
  return {
    proof: { ...proof, value: records.proof.value },
    spf: spfFinding(spfInclude, records.spf.value, {
      texts: answers.spf,
      misplaced: misplaced.spf,
    }),
    dkim: dkimFinding(dkim, records.dkim.value, { ...answers.dkim, misplaced: misplaced.dkim }),
    dmarc: dmarcFinding(records.dmarc.value, answers.dmarc, misplaced.dmarc),
  };
}

type Texts = { texts: DnsAnswer; misplaced: DnsAnswer };

function spfFinding(include: string, value: string, { texts, misplaced }: Texts): SenderFinding {
  if (texts === null) return told('unanswered', value);
  const records = texts.filter(isSpf);
  const [record] = records;
  // Two of them are an error, by which none counts.
  if (records.length > 1) return told('several', spfWith(records, include), records);
  if (record !== undefined) {
    return letsSend(record, include)
      ? told('found', record)
      : told('elsewhere', spfWith(records, include), records);
  }
  const isMisplaced = misplaced?.some((text) => isSpf(text) && letsSend(text, include)) ?? false;
  return told(isMisplaced ? 'misplaced' : 'missing', value);
}

type KeyAnswers = { cname: DnsAnswer; texts: DnsAnswer; misplaced: DnsAnswer };

function dkimFinding(
  dkim: SenderSetup['dkim'],
  value: string,
  { cname, texts, misplaced }: KeyAnswers,
): SenderFinding {
  const leads = (answer: DnsAnswer) =>
    dkim.target !== null && (answer?.includes(dkim.target) ?? false);
  const has = (answer: DnsAnswer) => answer?.some((text) => isSameKey(text, dkim.key)) ?? false;
  const keys = texts?.filter(isKey) ?? [];
  if (leads(cname)) return told('found', value);
  if (keys.length > 1) return told('several', value, keys);
  if (has(texts)) return told('found', value);
  const others = cname === null || cname.length === 0 ? keys : [...cname];
  if (others.length > 0) return told('elsewhere', value, others);
  if (cname === null || texts === null) return told('unanswered', value);
  const isMisplaced = leads(misplaced) || has(misplaced);
  return told(isMisplaced ? 'misplaced' : 'missing', value);
}

const isKey = (text: string): boolean => recordTags(text).has('p');

/** By its bytes and what kind it is; what else such a record says is left to its owner. */
function isSameKey(text: string, wanted: string | null): boolean {
  if (wanted === null) return false;
  const [tags, ours] = [recordTags(text), recordTags(wanted)];
  const kind = (of: ReadonlyMap<string, string>) => of.get('k')?.toLowerCase() ?? 'rsa';
  const version = tags.get('v') ?? 'DKIM1';
  // An empty key is one that was revoked.
  const isFilled = (ours.get('p') ?? '') !== '';
  return (
    isFilled && version === 'DKIM1' && tags.get('p') === ours.get('p') && kind(tags) === kind(ours)
  );
}

function dmarcFinding(
  value: string,
  answers: readonly DnsAnswer[],
  misplaced: DnsAnswer,
): SenderFinding {
  for (const texts of answers) {
    if (texts === null) return told('unanswered', value);
    const records = texts.filter(isDmarc);
    const [record] = records;
    if (records.length > 1) return told('several', value, records);
    if (record !== undefined) {
      return isPolicy(record) ? told('found', record) : told('elsewhere', value, records);
    }
  }
  const isMisplaced = misplaced?.some((text) => isDmarc(text) && isPolicy(text)) ?? false;
  return told(isMisplaced ? 'misplaced' : 'missing', value);
}

const told = (state: RecordState, value: string, found: string[] = []): SenderFinding => ({
  state,
  found,
  value,
});
