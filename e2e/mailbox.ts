import { vi } from 'vitest';
import { z } from 'zod';
import { askSite } from './ask-site.ts';
import { demoPort } from './platform/demo-port.ts';
import { patience } from '#scripts/patience.ts';

const mail = z.object({
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type Mail = z.infer<typeof mail>;

const outbox = z.object({ mails: z.array(mail) });

/** The newest mail to an address, once it is there. */
export function newestMailTo(recipient: string): Promise<Mail> {
  return vi.waitFor(async () => {
    const [newest] = await mailsTo(recipient);
    if (!newest) throw new Error(`No mail came to ${recipient}`);
    return newest;
  }, patience);
}

/** The first link of a mail that leads to a path. */
export function linkIn({ text }: Mail, path: string): string {
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  const found = links.find((link) => new URL(link).pathname === path);
  if (found === undefined) throw new Error(`No link to ${path} in: ${text}`);
  return found;
}

async function mailsTo(recipient: string): Promise<Mail[]> {
  const query = new URLSearchParams({ to: recipient });
  const address = `http://localhost:${demoPort}/dev/mail?${query}`;
  const { body } = await askSite(address, { headers: { Accept: 'application/json' } });
  return outbox.parse(JSON.parse(body)).mails;
}
