import { z } from 'zod';
import { proofRecord } from '#domain/site/hostname-records.ts';
import type { DnsAnswer } from '#domain/site/domains/dns-findings.ts';
import type { DnsRecordType, HostProof } from './host-proof.ts';

const timeoutMs = 5000;
/** More than all records of one name can take up. */
const answerCharactersMax = 128 * 1024;
const recordTypes: Record<DnsRecordType, number> = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28 };
/** "No error" and "no such name": the two answers that say what there is. */
const definite = new Set([0, 3]);

type Fetch = (address: URL, init: RequestInit) => Promise<Response>;

const dnsAnswer = z.object({
  Status: z.int(),
  Answer: z
    .array(z.object({ name: z.string().default(''), type: z.int(), data: z.string() }))
    .optional(),
});

/** Asks one resolver over HTTPS, in the JSON form that the public ones share. */
export function dnsHostProof(resolver: string, send: Fetch = fetch): HostProof {
  const lookUp: HostProof['lookUp'] = (name, type) => ask({ resolver, name, type }, send);
  return {
    isAsked: true,
    lookUp,
    async check(host, token) {
      const { name, value } = proofRecord(host, token);
      const texts = await lookUp(name, 'TXT');
      if (texts === null) return 'unanswered';
      return texts.includes(value) ? 'proven' : 'missing';
    },
  };
}

type Question = { resolver: string; name: string; type: DnsRecordType };

/** All records of a type; null where the resolver gave no answer that says so. */
async function ask({ resolver, name, type }: Question, send: Fetch): Promise<DnsAnswer> {
  try {
    const address = new URL(resolver);
    address.search = new URLSearchParams({ name, type }).toString();
    const response = await send(address, {
      headers: { Accept: 'application/dns-json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = dnsAnswer.safeParse(JSON.parse(await readText(response)));
    if (!response.ok || !answer.success || !definite.has(answer.data.Status)) return null;
    const records = (answer.data.Answer ?? []).filter((each) => each.type === recordTypes[type]);
    // A name that is an alias is answered with the name servers of what it leads to.
    const own = type === 'NS' ? records.filter((each) => nameOf(each.name) === name) : records;
    return own.map(({ data }) => (type === 'TXT' ? textOf(data) : nameOf(data)));
  } catch {
    // Out of reach, too slow, not JSON or no resolver named: a host must not lose its standing by that.
    return null;
  }
}

async function readText(response: Response): Promise<string> {
  const body: ReadableStream<Uint8Array> | null = response.body;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > answerCharactersMax) throw new Error('The answer is too long');
  }
  return text + decoder.decode();
}

/** A long text comes as several strings in quotes, with a backslash before what would end them. */
const textOf = (data: string): string =>
  data
    .replaceAll(/"\s+"/g, '')
    .replaceAll(/^"|"$/g, '')
    .replaceAll(/\\(["\\;])/g, '$1');

const nameOf = (data: string): string => data.toLowerCase().replace(/\.$/, '');
