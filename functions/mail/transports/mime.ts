import type { Mail } from './mailer.ts';

/** In no line of base64 there is an underscore. */
const boundary = '=_larder';
const lineLength = 76;
/** Bytes of text in an encoded word: with the header's name before it a line stays below 78. */
const wordBytes = 36;

/** A message as it goes over the wire: both parts in base64, so that no line of it means anything. */
export function mimeOf(mail: Mail, { now, domain }: { now: Date; domain: string }): string {
  const headers = {
    From: `${encodedText(mail.from.name)} <${mail.from.address}>`,
    To: `<${mail.to}>`,
    Subject: encodedText(mail.subject),
    Date: now.toUTCString().replace('GMT', '+0000'),
    // Never by the sender, who may be another when it is sent once more: it would be a second letter.
    'Message-ID': `<${mail.id}@${domain}>`,
    ...mail.headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  const parts = [partOf('text/plain', mail.text), partOf('text/html', mail.html)];
  return `${lines.join('\r\n')}\r\n\r\n${parts.join('')}--${boundary}--\r\n`;
}

function partOf(type: string, text: string): string {
  const body = base64(new TextEncoder().encode(text)).match(new RegExp(`.{1,${lineLength}}`, 'g'));
  return `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${(body ?? []).join('\r\n')}\r\n`;
}

/** Text of a header as encoded words, each of whole characters, whatever it holds. */
export function encodedText(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text.replaceAll(/\p{Cc}/gu, ' ').toWellFormed()) {
    if (new TextEncoder().encode(word + character).length > wordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((each) => `=?UTF-8?B?${base64(new TextEncoder().encode(each))}?=`).join('\r\n ');
}

/** A fold is the only line break allowed in a header. */
const oneLine = (value: string) => value.replaceAll(/\r\n(?! =\?)|(?<!\r)\n|\r(?!\n)/g, ' ');

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
