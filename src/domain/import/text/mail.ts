import { lineEnd } from '../../text/lines.ts';
import { behindRecipe, letterLines } from './letter.ts';
import { sectionOf } from './section-words.ts';

export type MailText = {
  /** Without the lines that mail programs wrote. */
  text: string;
  subject: string | null;
  /** A letter led to the first line of the text, which names the dish. */
  isNameBelow: boolean;
  /** What leads to the recipe, takes leave below it, or stands below the line "-- ". */
  around: string[];
};

const labels = {
  subject:
    'subject|betreff|objet|sujet|asunto|oggetto|onderwerp|assunto|emne|ämne|aihe|temat|předmět|predmet|tárgy|тема',
  from: 'from|von|de|da|van|fra|från|lähettäjä|od|feladó|от',
  other:
    'to|an|à|a|para|aan|til|till|vastaanottaja|do|komu|címzett|кому|cc|bcc|kopie|копия|date|sent|gesendet|datum|envoyé|envoyé le|enviado|enviado el|fecha|data|inviato|verzonden|dato|sendt|skickat|päivämäärä|wysłano|odesláno|дата|reply-to|antwort an|répondre à|message-id|mime-version|content-type|content-transfer-encoding|x-mailer|return-path|received|delivered-to',
};
const header = new RegExp(
  `^\\*{0,2}(?:(${labels.subject})|(${labels.from})|(?:${labels.other}))\\s?[:：]\\*{0,2}(?:\\s+(.*))?$`,
  'iu',
);
const quotes = /^\s*(?:>\s?)+/u;
/** "---------- Forwarded message ---------", "Anfang der weitergeleiteten Nachricht:" */
const forwarded =
  /^(?:[-_=—]{3,}.*\p{L}.*[-_=—]{3,}|(?=.*(?:forward|weitergeleitet|réexpédié|transféré|reenviado|inoltrato|doorgestuurd|encaminhada|vidarebefordrat|videresendt|пересыла)).{5,60}[:：])$/iu;
/** "On Mon, 3 May 2021 at 10:12, Nan <nan@pies.example> wrote:" */
const attribution =
  /^(?:on|am|le|el|il|op|em|den|dne)\s.{5,160}(?:wrote|schrieb|écrit|escribió|scritto|schreef|escreveu|skrev|napsal)[^:]{0,80}[:：]$/iu;
const prefixes =
  /^(?:(?:re|fwd?|aw|wg|tr|rv|i|r|antw|doorst|vs|vb|sv|enc|odp|ha|пер)\s?[:：]\s*)+/iu;
const ofRecipe =
  /^(?:recipe|rezept|recette|receta|ricetta|recept|receita|opskrift|рецепт)\s*[:：-]\s*/iu;

/** A text without what mail programs put around it: headers, quoting, a signature. */
export function withoutMail(text: string): MailText {
  const written = text.split(lineEnd);
  const quoted = written.filter((line) => quotes.test(line)).length;
  const filled = written.filter((line) => line.trim() !== '').length;
  const isQuoted = quoted > 1 && quoted * 3 >= filled;
  const plain = isQuoted ? written.map((line) => line.replace(quotes, '')) : written;
  const { lines, subject, isMail } = withoutHeaders(plain);
  const kept = isQuoted || isMail ? lines.filter((line) => !attribution.test(line.trim())) : lines;
  const { body, signature } = withoutSignature(kept, isQuoted || isMail);
  const letter = letterLines(body);
  const around = body.filter((_, at) => letter.at.has(at)).map((line) => line.trim());
  const own = body.map((line, at) => (letter.at.has(at) ? '' : line));
  const { isNameBelow } = letter;
  return { text: own.join('\n'), subject, isNameBelow, around: [...around, ...signature] };
}

function withoutHeaders(lines: readonly string[]) {
  const kept: string[] = [];
  let subject: string | null = null;
  let isMail = false;
  for (let at = 0; at < lines.length; at += 1) {
    const block = headerBlock(lines, at);
    if (block === null) {
      kept.push(lines[at] ?? '');
      continue;
    }
    isMail = true;
    subject = block.subject ?? subject;
    dropAbove(kept);
    kept.push('');
    at = block.end - 1;
  }
  return { lines: kept, subject, isMail };
}

type HeaderBlock = { end: number; subject: string | null };

/** Lines such as "From: Nan" that stand together; one alone may be of a recipe. */
function headerBlock(lines: readonly string[], start: number): HeaderBlock | null {
  let subject: string | null = null;
  let [count, isFrom, end] = [0, false, start];
  for (; end < lines.length && end - start < headersMost; end += 1) {
    const line = lines[end] ?? '';
    const found = header.exec(line.trim());
    const isGoneOn = count > 0 && /^\s+\S/u.test(line);
    if (!found && !isGoneOn) break;
    if (!found) continue;
    const [, isSubject, isSender, value = ''] = found;
    count += 1;
    if (isSubject !== undefined) subject = value.trim().replace(prefixes, '').replace(ofRecipe, '');
    isFrom ||= isSender !== undefined;
  }
  const isBlock = count > 1 && (isFrom || subject !== null);
  return isBlock ? { end, subject: subject === '' ? null : subject } : null;
}

const headersMost = 60;

/** The line that announces the mail goes with its headers. */
function dropAbove(kept: string[]): void {
  const start = Math.max(0, kept.length - blanksMost);
  const last = kept.slice(start).findLastIndex((line) => line.trim() !== '');
  if (last !== -1 && forwarded.test((kept[start + last] ?? '').trim())) kept.splice(start + last);
}

/** Between the announcement and the headers; each block of headers looks at so many lines. */
const blanksMost = 8;

function withoutSignature(lines: readonly string[], isMail: boolean) {
  const start = behindRecipe(lines);
  const at = marksNearEnd(lines).find(
    (index) =>
      lines[index] === '-- ' || isMail || (index > start && isSignedBy(lines, start, index)),
  );
  if (at === undefined) return { body: lines, signature: [] };
  const below = lines.slice(at + 1).filter((line) => line.trim() !== '');
  return { body: lines.slice(0, at), signature: below.map((line) => line.trim()) };
}

const signatureMost = 12;

/** Lines of two dashes that no more stands below than a signature has, the last one first. */
function marksNearEnd(lines: readonly string[]): number[] {
  const marks: number[] = [];
  let below = 0;
  for (let at = lines.length - 1; at >= 0 && below <= signatureMost; at -= 1) {
    const line = (lines[at] ?? '').trim();
    if (line === '--') marks.push(at);
    if (line !== '') below += 1;
  }
  return marks;
}

/** Many programs drop the blank behind the mark: then it is one where steps stand above and none below. */
function isSignedBy(lines: readonly string[], start: number, at: number): boolean {
  const isSaid = (line: string) =>
    /[.!?]$/u.test(line.trim()) && line.trim().split(/\s+/u).length > 2;
  const below = lines.slice(at + 1).map((line) => line.trim());
  return (
    lines.slice(start, at).some(isSaid) &&
    !below.some((line) => isSaid(line) || sectionOf(line) !== null)
  );
}
