import { describe, expect, it } from 'vitest';
import type { KeptMail } from '#functions/repositories/mail/outbox.ts';
import { devMail } from './dev-mail.ts';

const mail: KeptMail = {
  id: 'first',
  recipient: 'edna@example.com',
  sender: 'Pies <mail@larder.test>',
  subject: 'Sign in to <b>Pies</b>',
  html: '<p><a href="https://pies.test/x">Sign in</a><script>alert(1)</script></p>',
  text: 'Sign in:\nhttps://pies.test/x?token=a&next=%2F\n',
  headers: {},
  sentAt: 0,
};
const other: KeptMail = { ...mail, id: 'second', recipient: 'other@example.com' };
const outbox = {
  list: (recipient: string | null) =>
    Promise.resolve(
      [mail, other].filter((each) => (recipient ?? each.recipient) === each.recipient),
    ),
  find: (id: string) => Promise.resolve([mail, other].find((each) => each.id === id) ?? null),
};
const ask = (path: string, init: RequestInit = {}) =>
  devMail(new Request(`http://localhost:8787/dev/mail${path}`, init), outbox);
const json = { headers: { Accept: 'application/json' } };

describe('The local mailbox, design §10', () => {
  it('lists what was sent and shows it as text with links to follow', async () => {
    const list = await (await ask('')).text();
    expect(list).toContain('<a href="/dev/mail/first">Sign in to &lt;b&gt;Pies&lt;/b&gt;</a>');
    expect(list).toContain('to edna@example.com, January 1, 1970 at 12:00:00 AM UTC');
    const page = await (await ask('/first')).text();
    expect(page).toContain('<a href="https://pies.test/x?token=a&amp;next=%2F">');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });

  it('shows a mail as a page that can neither run nor reach anything', async () => {
    const answer = await ask('/first/html');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    );
    expect(policy).not.toContain('script-src');
    expect(await answer.text()).toContain('<a target="_blank" href="https://pies.test/x">');
  });

  it('runs no script itself', async () => {
    const answer = await ask('');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers programs in JSON, of one address where it is named', async () => {
    expect(await (await ask('?to=other@example.com', json)).json()).toEqual({ mails: [other] });
    expect(await (await ask('/first', json)).json()).toEqual(mail);
  });

  it('has nothing else and takes nothing', async () => {
    expect((await ask('/third')).status).toBe(404);
    expect((await ask('/first/raw')).status).toBe(404);
    expect((await ask('/first/html/x')).status).toBe(404);
    expect((await ask('', { method: 'POST' })).status).toBe(405);
  });
});
