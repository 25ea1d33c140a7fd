import { z } from 'zod';
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
