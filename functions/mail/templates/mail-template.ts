import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { LetterLook } from '#domain/mail/letter/letter-look.ts';
import { letterPage } from '#domain/mail/letter/letter-page.ts';
import { button, endSection, quietLink, section, sign } from '#domain/mail/letter/letter-parts.ts';
import { type Markup, markup } from '#domain/text/markup.ts';
import type { Look } from './look.ts';

/** Small print; what it speaks of may stand at an address. */
export type Note = string | { text: string; address: string };

/** What a letter says, before it has a form. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  /** The one thing to do. */
  action: { label: string; address: string } | null;
  /** The six digits, and the host on which they are entered. */
  code: { digits: string; host: string } | null;
  notes: Note[];
  unsubscribeAddress: string | null;
};

type Written = { subject: string; html: string; text: string };

/** The same letter as a page and as plain text. */
export function writeLetter(look: Look, letter: Letter): Written {
  return { subject: letter.subject, html: htmlOf(look, letter), text: textOf(look, letter) };
}

function textOf({ name, origin }: Look, letter: Letter): string {
  const { paragraphs, action, code, notes, unsubscribeAddress } = letter;
  return [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...(code === null ? [] : [`${mailMessages.code(code.host)}\n${code.digits}`]),
    ...notes.map((each) => (typeof each === 'string' ? each : `${each.text}\n${each.address}`)),
    ...(unsubscribeAddress === null ? [] : [`${mailMessages.unsubscribe}:\n${unsubscribeAddress}`]),
    `-- \n${name}\n${origin}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The same pieces as those of newsletters, in the look of whoever writes. */
function htmlOf(look: Look, letter: Letter): string {
  const { name, origin, logo, wears } = look;
  const { subject, paragraphs, action, code, notes, unsubscribeAddress } = letter;
  const shown = action && { href: action.address, words: markup`${action.label}` };
  const sections = [
    sign({ look: wears, href: origin, name, logo }),
    section(
      paragraphs.map((each) => paragraph(wears, each)),
      'body',
    ),
    shown ? section(button(wears, shown), 'body') : null,
    code === null ? null : section(codeParts(wears, code), 'body'),
    section([...notes.map((each) => noted(wears, each)), ...spelledOut(wears, action)], 'body'),
    footer(look, unsubscribeAddress),
  ];
  return letterPage({ look: wears, title: subject, previewLine: previewLineOf(letter), sections });
}

/** What the letter is about, which lists of mail show behind its subject: the greeting says nothing. */
const previewLineOf = ({ paragraphs }: Letter): string =>
  paragraphs.find((each) => each !== mailMessages.greeting) ?? '';

const paragraph = ({ colors }: LetterLook, text: string): Markup =>
  markup`<p class="ink" dir="auto" style="margin:0 0 16px;font-size:17px;line-height:1.6;color:${colors.light.colorText}">${inLines(text)}</p>`;

const inLines = (text: string): Markup[] =>
  text.split('\n').map((line, place) => (place === 0 ? markup`${line}` : markup`<br>${line}`));

const small = ({ colors }: LetterLook, content: string | Markup): Markup =>
  markup`<p class="quiet" dir="auto" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:${colors.light.colorSubdued}">${content}</p>`;

const noted = (look: LetterLook, note: Note): Markup =>
  typeof note === 'string' ? small(look, note) : withAddress(look, note.text, note.address);

const withAddress = (look: LetterLook, text: string, address: string): Markup =>
  small(look, markup`${text}<br>${quietLink(look, { href: address, words: markup`${address}` })}`);

const codeParts = (look: LetterLook, { digits, host }: NonNullable<Letter['code']>): Markup[] => [
  paragraph(look, mailMessages.code(host)),
  markup`<p class="ink" style="margin:0;font-family:Menlo,Consolas,monospace;font-size:30px;letter-spacing:6px;color:${look.colors.light.colorText}">${digits}</p>`,
];

const spelledOut = (look: LetterLook, action: Letter['action']): Markup[] =>
  action === null ? [] : [withAddress(look, mailMessages.linkFallback, action.address)];

function footer({ name, origin, wears }: Look, unsubscribeAddress: string | null): Markup {
  const home = quietLink(wears, { href: origin, words: markup`${name}` });
  const words = markup`${mailMessages.unsubscribe}`;
  const line =
    unsubscribeAddress === null
      ? home
      : markup`${home} &middot; ${quietLink(wears, { href: unsubscribeAddress, words })}`;
  return endSection(wears, [line]);
}
