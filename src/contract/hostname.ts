import { z } from 'zod';
import { dateTime, textUpTo } from './fields.ts';

export const hostnameInput = z
  .strictObject({ host: textUpTo(253).min(1) })
  .meta({ id: 'HostnameInput' });

const hostnameView = z
  .strictObject({ host: z.string(), isPrimary: z.boolean(), createdAt: dateTime })
  .meta({ id: 'Hostname' });

export const hostnamesAnswer = z.strictObject({
  /** The site's own address below the platform, which always works. */
  platformHost: z.string(),
  hostnames: z.array(hostnameView),
});
export type HostnamesAnswer = z.output<typeof hostnamesAnswer>;
