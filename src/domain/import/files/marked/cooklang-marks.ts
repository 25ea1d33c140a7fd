import { lineOf } from '../../recipe-lines.ts';
import { writtenTime } from '../../written-times.ts';

export type CookIngredient = {
  name: string;
  amount: string;
  unit: string;
  note: string;
};
export type CookLine = {
  /** As a reader sees it. */
  text: string;
  ingredients: CookIngredient[];
  equipment: string[];
  subRecipes: string[];
  /** Of its first timer; null where it has none. */
  timerMinutes: number | null;
};

const longestName = 120;
const longestAmount = 200;

/** Ingredients, pots and timers of one step, whose marks go: "@flour{2%cups}" reads "flour". */
export function cookLine(written: string): CookLine {
  const line: CookLine = {
    text: '',
    ingredients: [],
    equipment: [],
    subRecipes: [],
    timerMinutes: null,
  };
  const texts: string[] = [];
  let from = 0;
  const signs = /[@#~]/g;
  for (let sign = signs.exec(written); sign; sign = signs.exec(written)) {
    const mark = markAt(written, sign.index);
    if (!mark) continue;
    texts.push(written.slice(from, sign.index), takeMark(mark, line));
    from = mark.end;
    signs.lastIndex = mark.end;
  }
  texts.push(written.slice(from));
  return {
    ...line,
    text: texts
      .join('')
      .replaceAll(/[ \t]+/g, ' ')
      .trim(),
  };
}

type Mark = {
  sign: string;
  modifiers: string;
  name: string;
  /** Between the braces. */
  inside: string;
  note: string;
  end: number;
};

function markAt(written: string, at: number): Mark | null {
  const sign = written.charAt(at);
  const head = written.slice(at + 1, at + 1 + longestName + longestAmount * 2);
  const [modifiers = ''] =
    sign === '~' ? [''] : (/^[@&?+-]{0,3}(?:\([^)\s]{1,12}\))?/.exec(head) ?? []);
  const rest = head.slice(modifiers.length);
  const [whole, long = '', inside = '', note = ''] =
    /^([^@#~{}\n]{0,120})\{([^}\n]{0,200})\}(?:\(([^)\n]{0,200})\))?/.exec(rest) ?? [];
  const start = at + 1 + modifiers.length;
  if (whole !== undefined && mayBeName(long, sign)) {
    return { sign, modifiers, name: long.trim(), inside, note, end: start + whole.length };
  }
  const [word] = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_'’-]*/u.exec(rest) ?? [];
  if (word === undefined || sign === '~') return null;
  return { sign, modifiers, name: word, inside: '', note: '', end: start + word.length };
}

/** Where a sentence ends before the brace, the mark is its first word alone. */
const mayBeName = (name: string, sign: string): boolean =>
  !/[.,;:!?)]\s/.test(name) && (name.trim() !== '' || sign === '~') && !/^\s/.test(name);

/** Notes what it marks; the text that stands for it. */
function takeMark({ sign, modifiers, name, inside, note }: Mark, line: CookLine): string {
  const [amount, unit] = quantityOf(inside);
  if (sign === '~') {
    line.timerMinutes ??= writtenTime(lineOf(amount, unit), 'en')?.minutes ?? null;
    return lineOf(amount, unit) || name;
  }
  const path = name.replace(/^(?:\.{1,2}\/)+/, '');
  const [own = '', alias] = path.slice(path.lastIndexOf('/') + 1).split('|');
  const shown = (alias ?? own).trim();
  if (sign === '#') {
    line.equipment.push(own.trim());
    return shown;
  }
  if (path !== name || modifiers.startsWith('@')) line.subRecipes.push(own.trim());
  const optional = modifiers.includes('?') ? 'optional' : '';
  // What an earlier step made.
  if (modifiers.includes('(')) return shown;
  line.ingredients.push({
    name: own.trim(),
    amount,
    unit,
    note: [note.trim(), optional].filter(Boolean).join(', '),
  });
  return note.trim() === '' ? shown : `${shown} (${note.trim()})`;
}

/** "=1%tsp", where the sign only says that it does not grow with the servings. */
function quantityOf(inside: string): [string, string] {
  const [amount = '', unit = ''] = inside.trim().replace(/^=\s?/, '').split('%');
  return [amount.trim(), unit.trim()];
}
