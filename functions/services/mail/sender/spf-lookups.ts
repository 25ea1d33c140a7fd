import { isSpf, spfLookupsMax, spfQuestions } from '#domain/mail/sender/spf.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';

/** How many questions an SPF record costs servers with all that it leads to; no further than they go. */
export async function spfLookups(lookUp: HostProof['lookUp'], record: string): Promise<number> {
  const unread = [record];
  let lookups = 0;
  for (let next = unread.pop(); next !== undefined; next = unread.pop()) {
    const { count, names } = spfQuestions(next);
    lookups += count;
    if (lookups > spfLookupsMax) return lookups;
    const answers = await Promise.all(names.map((name) => lookUp(name, 'TXT')));
    unread.push(...answers.flatMap((texts) => texts?.find(isSpf) ?? []));
  }
  return lookups;
}
