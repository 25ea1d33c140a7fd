import { describe, expect, it } from 'vitest';
import type { Mail } from './mailer.ts';
import { encodedText, mimeOf } from './mime.ts';
import { onTheWire } from './wire-addresses.ts';

const mail: Mail = {
  id: 'a-message',
  from: { name: 'Pies', address: 'mail@larder.test' },
  to: 'edna@example.com',
  subject: 'Hello',
  html: '<p>Grüße</p>',
  text: 'Grüße\n.\n',
  headers: {},
};
const written = (changes: Partial<Mail> = {}) =>
  mimeOf({ ...mail, ...changes }, { now: new Date(0), domain: 'larder.test' });
const headersOf = (message: string) => message.split('\r\n\r\n', 1)[0] ?? '';
const subjectOf = (message: string) => /^Subject: ((?:.+\r\n )*.+)\r\n/m.exec(message)?.[1] ?? '';
const decoded = (words: string) =>
  words
    .split('\r\n ')
    .map((word) => /^=\?UTF-8\?B\?([\w+/=]+)\?=$/.exec(word)?.[1] ?? '')
    .map((base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
    .map((bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    .join('');

describe('A message on the wire, S11.1, S7.1', () => {
  it('has both parts, in an encoding that no line of it breaks', () => {
    const message = written();
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(message).toContain(btoa(String.fromCharCode(...new TextEncoder().encode(mail.html))));
    expect(message.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    expect(message).not.toMatch(/^\./m);
  });

  it('is called the same whoever it is from, so that it is known where it comes twice', () => {
    const nameOf = (address: string) =>
      /^Message-ID: .*$/m.exec(written({ from: { name: 'Pies', address } }))![0];
    expect(nameOf('edna@cook.example')).toBe('Message-ID: <a-message@larder.test>');
    expect(nameOf('mail@larder.test')).toBe(nameOf('edna@cook.example'));
  });

  it('is divided by a line that mail programs take, whatever the letter is called', () => {
    const message = written({ id: `${crypto.randomUUID()}.${crypto.randomUUID()}` });
    // RFC 2046, 5.1.1.
    const [, boundary] = /boundary="(.{1,70})"/.exec(message)!;
    expect(message.split(`--${boundary}`)).toHaveLength(4);
  });

  it('names one recipient and a date', () => {
    expect(written()).toContain('To: <edna@example.com>\r\n');
    expect(written()).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000\r\n');
  });

  it.each([
    'Edna\r\nBcc: victim@example.com',
    'Edna" <victim@example.com>, "',
    'Patisserie – Ünïcode 🥧 '.repeat(12),
  ])('holds the name and subject %j as text and as nothing else', (text) => {
    const message = written({ subject: text, from: { name: text, address: 'mail@larder.test' } });
    const headers = headersOf(message);
    expect(headers).not.toContain('victim');
    expect(headers.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    expect(decoded(subjectOf(message))).toBe(text.replaceAll(/[\r\n]/g, ' '));
  });

  it('is of ASCII alone, whoever it goes to', () => {
    const known = onTheWire({
      ...mail,
      to: 'edna@bücher.example',
      headers: { 'Reply-To': 'edna@bäcker.example' },
    });
    const message = mimeOf(known!, { now: new Date(0), domain: 'larder.test' });
    expect(message).toMatch(/^[\p{ASCII}]*$/u);
    expect(message).toContain('To: <edna@xn--bcher-kva.example>');
    expect(message).toContain('Reply-To: edna@xn--bcker-gra.example');
  });

  it('names nobody to answer to whom no server would reach', () => {
    const known = onTheWire({ ...mail, headers: { 'Reply-To': 'jörg@example.com' } });
    expect(known?.headers).toEqual({});
  });

  it.each(['jörg@example.com', 'a@b.c>\r\nRCPT TO:<d@e.f', ''])('is none to %j', (to) => {
    expect(onTheWire({ ...mail, to })).toBeNull();
  });

  it('cuts no character of a long text in two', () => {
    const text = '🥧'.repeat(40);
    expect(decoded(encodedText(text))).toBe(text);
  });

  it('takes no line end from a header of ours', () => {
    const message = written({ headers: { 'X-Test': 'a\r\nBcc: b\nc' } });
    expect(message).toContain('X-Test: a Bcc: b c\r\n');
  });
});
