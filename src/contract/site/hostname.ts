import { z } from 'zod';
import { recordStates } from '#domain/site/domains/dns-findings.ts';
import { dnsProviders } from '#domain/site/domains/dns-providers.ts';
import { dateTime, filledLine } from '../fields.ts';

export const hostnameInput = z
  .strictObject({ host: filledLine(253) })
  .meta({ id: 'HostnameInput' });

const dnsRecord = z.strictObject({
  type: z.enum(['CNAME', 'TXT']),
  name: z.string(),
  value: z.string(),
});

const hostnameView = z
  .strictObject({
    host: z.string(),
    isPrimary: z.boolean(),
    createdAt: dateTime,
    /** Null while the host stands for nothing, for want of proof. */
    verifiedAt: dateTime.nullable(),
    /** When DNS was last asked for the proof of a host that has it. */
    checkedAt: dateTime.nullable(),
    /** How often in a row it has answered since then that the proof is gone. */
    missedChecks: z.int(),
    /** What leads the host here, and what proves that it is the site's. */
    dnsRecords: z.array(dnsRecord),
  })
  .meta({ id: 'Hostname' });

export const hostnamesAnswer = z.strictObject({
  /** The site's own address below the platform, which always works. */
  platformHost: z.string(),
  hostnames: z.array(hostnameView),
});
export type HostnamesAnswer = z.output<typeof hostnamesAnswer>;
export type HostnameView = HostnamesAnswer['hostnames'][number];

const recordFinding = z.strictObject({ state: z.enum(recordStates), found: z.array(z.string()) });

/** What DNS says of a host at this moment. */
const hostnameCheck = z
  .strictObject({
    host: z.string(),
    checkedAt: dateTime,
    /** The domain in whose settings its records stand. */
    zone: z.string(),
    /** Where these settings are, if that is known. */
    provider: z.enum(dnsProviders).nullable(),
    address: recordFinding,
    proof: recordFinding,
  })
  .meta({ id: 'HostnameCheck' });
export type HostnameCheck = z.output<typeof hostnameCheck>;

/** Null where no DNS is asked, as on a developer's machine. */
export const hostnameCheckAnswer = hostnamesAnswer.extend({ check: hostnameCheck.nullable() });
export type HostnameCheckAnswer = z.output<typeof hostnameCheckAnswer>;
