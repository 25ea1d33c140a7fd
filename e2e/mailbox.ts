import { inject, vi } from 'vitest';
import { z } from 'zod';

const mail = z.object({ recipient: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.infer<typeof mail>;

const outbox = z.object({ mails: z.array(mail) });
const patience = { timeout: 10_000, interval: 200 };

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
  const address = `http://localhost:${inject('demoPort')}/dev/mail?${query}`;
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  return outbox.parse(await answer.json()).mails;
}
