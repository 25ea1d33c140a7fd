/** Whether somebody got letters where a list comes from. */
export type Standing = 'stays' | 'left';

/** How a column says it: in words of its own, or by naming those who left. */
export type StandingKind = 'words' | 'leaving';

/** What the cook says of words, over what they seem to say. */
export type SaidOfWords = Readonly<Record<string, Standing>>;

/** Words in lower case, without signs: `unsubscribed_at` and "Unsubscribed at" are the same. */
export const wordsIn = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasWord = (words: string, wanted: RegExp) => wanted.test(` ${words} `);

const leavingHeading =
  / (?:un ?sub\w*|opted out|opt ?outs?|disabled|bounce[sd]?|blocked|blacklist\w*|cleaned|complain\w*|suppress\w*|deleted|removed|spam|do not (?:e ?mail|contact)|abgemeldet|desabonne\w*|desinscrit\w*|baja) /;
const statusHeading =
  / (?:status|state|subscribed|consent|confirmed|opted in|opt ?in|permission|accepts|marketing|abonniert|inscrit|estado|statut|stato) /;
/** When or where something was, what is paid for, and kinds of people. */
const otherHeading =
  / (?:at|on|time|date|datum|since|ip|source|url|count|plan|tier|paid|billing|payment|stripe|created|updated|changed) /;

/** What a column is for by its heading; null where that says nothing of letters. */
export function standingKind(heading: string): StandingKind | null {
  const words = wordsIn(heading);
  if (hasWord(words, leavingHeading)) return 'leaving';
  const isStatus = hasWord(words, statusHeading) && !hasWord(words, otherHeading);
  return isStatus ? 'words' : null;
}

const no = /^(?:|no|n|false|0|none|never|null|nein|non|off|-)$/;
const staying =
  /^(?:yes|y|true|1|on|ja|oui|si|active|aktiv\w*|actif|activo|attivo|(?:e ?mail )?subscribed|confirmed|enabled|(?:double )?opt(?:ed)? ?in|abonniert|inscrit|regular|free|paid|premium|comped)$/;
const gone =
  /(?:^| )(?:un ?sub\w*|un ?confirmed|opt(?:ed)? ?out|clean\w*|(?:hard|soft)? ?bounce\w*|complain\w*|spam\w*|in ?active|remove\w*|delete\w*|block\w*|cancell?ed|pending|invalid|archived|suppress\w*|validating|disabled|(?:not|non|never) \w+|abgemeldet|inaktiv|inactif|inactivo|desinscrit\w*|desabonne\w*)(?: |$)/;

/** What a word seems to say; null where nobody can know. */
export function seemingStanding(cell: string): Standing | null {
  const word = wordsIn(cell);
  if (word !== '' && (no.test(word) || gone.test(word))) return 'left';
  return staying.test(word) ? 'stays' : null;
}

/**
 * Whether a person stays by one column. Who is named among those who left has left, whenever that
 * was. A word that nobody knows leaves its person out until the cook says otherwise: it is worse to
 * write to somebody who left than to forget one who did not.
 */
export function standingOf(kind: StandingKind, cell: string, said: SaidOfWords): Standing {
  if (kind === 'leaving') return no.test(wordsIn(cell)) ? 'stays' : 'left';
  return said[wordsIn(cell)] ?? seemingStanding(cell) ?? 'left';
}
