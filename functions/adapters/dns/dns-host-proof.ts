import { z } from 'zod';
import { proofRecord } from '#domain/site/hostname-records.ts';
import type { HostProof } from './host-proof.ts';

const timeoutMs = 5000;
/** More than all records of one name can take up. */
const answerCharactersMax = 128 * 1024;
const textRecord = 16;
/** "No error" and "no such name": the two answers that say what there is. */
const definite = new Set([0, 3]);

type Fetch = (address: URL, init: RequestInit) => Promise<Response>;

const dnsAnswer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});

/** Asks one resolver over HTTPS, in the JSON form that the public ones share. */
export const dnsHostProof = (resolver: string, send: Fetch = fetch): HostProof => ({
  isAsked: true,
  async check(host, token) {
    const { name, value } = proofRecord(host, token);
    const texts = await lookUpTexts(resolver, name, send);
    if (texts === null) return 'unanswered';
    return texts.includes(value) ? 'proven' : 'missing';
  },
});

/** All texts of a name; null where the resolver gave no answer that says so. */
async function lookUpTexts(resolver: string, name: string, send: Fetch): Promise<string[] | null> {
  try {
    const address = new URL(resolver);
    address.search = new URLSearchParams({ name, type: 'TXT' }).toString();
    const response = await send(address, {
      headers: { Accept: 'application/dns-json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = dnsAnswer.safeParse(JSON.parse(await readText(response)));
    if (!response.ok || !answer.success || !definite.has(answer.data.Status)) return null;
    const records = answer.data.Answer ?? [];
    return records.filter(({ type }) => type === textRecord).map(({ data }) => textOf(data));
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

/** A long text comes as several strings in quotes. */
const textOf = (data: string): string => data.replaceAll(/"\s+"/g, '').replaceAll(/^"|"$/g, '');
