import { mailMessages } from '#contract/mail/mail-messages.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Look } from './look.ts';

/** What a letter says, before it has a form. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  /** The one thing to do. */
  action: { label: string; address: string } | null;
  /** The six digits, and the host on which they are entered. */
  code: { digits: string; host: string } | null;
  /** Said in small print. */
  notes: string[];
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
    ...notes,
    ...(unsubscribeAddress === null ? [] : [`${mailMessages.unsubscribe}:\n${unsubscribeAddress}`]),
    `-- \n${name}\n${origin}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const serif = "Georgia,'Times New Roman',serif";
const ink = '#26211c';
const quiet = '#6b6259';

function htmlOf(look: Look, letter: Letter): string {
  const { paragraphs, action, code, notes, unsubscribeAddress } = letter;
  const body = [
    header(look),
    ...paragraphs.map((each) => paragraph(each, `font-size:18px;line-height:1.55;color:${ink}`)),
    action ? button(look, action) : '',
    code === null ? '' : codeBlock(code),
    ...notes.map((each) => paragraph(each, `font-size:14px;line-height:1.5;color:${quiet}`)),
    action ? spelledOut(action.address) : '',
    footer(look, unsubscribeAddress),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head><body style="margin:0;padding:32px 20px;background:#ffffff"><div style="max-width:520px;margin:0 auto;font-family:${serif}">${body.join('')}</div></body></html>`;
}

function header({ name, origin, logo, accent }: Look): string {
  const sign = logo
    ? `<img src="${escapeHtml(logo.address)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(name)}" style="display:block;border:0">`
    : `<span style="font-size:24px;color:${ink}">${escapeHtml(name)}</span>`;
  return `<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:2px solid ${accent}"><a href="${escapeHtml(origin)}" style="text-decoration:none">${sign}</a></p>`;
}

const paragraph = (text: string, style: string) =>
  `<p style="margin:0 0 20px;${style}">${escapeHtml(text)}</p>`;

const button = (
  { accent, onAccent }: Look,
  { label, address }: { label: string; address: string },
) =>
  `<p style="margin:28px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:14px 28px;background:${accent};color:${onAccent};font-size:18px;text-decoration:none;border-radius:4px">${escapeHtml(label)}</a></p>`;

const codeBlock = ({ digits, host }: NonNullable<Letter['code']>) =>
  `${paragraph(mailMessages.code(host), `font-size:16px;line-height:1.5;color:${ink}`)}<p style="margin:0 0 28px;font-family:Menlo,Consolas,monospace;font-size:30px;letter-spacing:6px;color:${ink}">${escapeHtml(digits)}</p>`;

const spelledOut = (address: string) =>
  `<p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${quiet}">${escapeHtml(mailMessages.linkFallback)}<br><a href="${escapeHtml(address)}" style="color:${quiet};word-break:break-all">${escapeHtml(address)}</a></p>`;

function footer({ name, origin }: Look, unsubscribeAddress: string | null): string {
  const end =
    unsubscribeAddress === null
      ? ''
      : ` &middot; <a href="${escapeHtml(unsubscribeAddress)}" style="color:${quiet}">${mailMessages.unsubscribe}</a>`;
  return `<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #e4dfd8;font-size:13px;color:${quiet}"><a href="${escapeHtml(origin)}" style="color:${quiet}">${escapeHtml(name)}</a>${end}</p>`;
}
