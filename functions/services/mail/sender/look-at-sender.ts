import { dmarcNames } from '#domain/mail/sender/dmarc.ts';
import { type SenderCheck, senderFindings } from '#domain/mail/sender/sender-findings.ts';
import { senderRecords, type SenderSetup } from '#domain/mail/sender/sender-records.ts';
import { spfTrouble } from '#domain/mail/sender/spf.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import { zoneOf } from '../../site/hostname/zone.ts';
import { spfLookups } from './spf-lookups.ts';

type LookUp = HostProof['lookUp'];

/** What DNS has of everything that a sender's domain needs. */
export async function lookAtSender(
  lookUp: LookUp,
  sender: { domain: string; token: string },
  setup: SenderSetup,
): Promise<SenderCheck> {
  const records = senderRecords(sender, setup);
  const { proof, spf, dkim, dmarc } = records;
  const [place, proofs, spfs, cname, keys, dmarcs] = await Promise.all([
    zoneOf(lookUp, sender.domain),
    lookUp(proof.name, 'TXT'),
    lookUp(spf.name, 'TXT'),
    lookUp(dkim.name, 'CNAME'),
    lookUp(dkim.name, 'TXT'),
    Promise.all(dmarcNames(sender.domain).map((name) => lookUp(name, 'TXT'))),
  ]);
  const twice = (name: string) => `${name}.${place.zone}`;
  const misplaced = await Promise.all([
    lookUp(twice(proof.name), 'TXT'),
    lookUp(twice(spf.name), 'TXT'),
    lookUp(twice(dkim.name), dkim.type),
    lookUp(twice(dmarc.name), 'TXT'),
  ]);
  const findings = senderFindings(records, setup, {
    proof: proofs,
    spf: spfs,
    dkim: { cname, texts: keys },
    dmarc: dmarcs,
    misplaced: {
      proof: misplaced[0],
      spf: misplaced[1],
      dkim: misplaced[2],
      dmarc: misplaced[3],
    },
  });
  const { value } = findings.spf;
  const trouble = spfTrouble(value, await spfLookups(lookUp, value));
  return { ...place, findings: { ...findings, spf: { ...findings.spf, trouble } } };
}
