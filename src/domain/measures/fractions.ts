/** How an amount is written; tenths are for weights, whose fractions go no further than eighths. */
export type Notation = 'fraction' | 'tenths' | 'decimal';

/** Fractions that Unicode has a sign for. */
export const glyphValues: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const plainGlyphs = ['¼', '½', '¾', '⅓', '⅔', '⅙', '⅚', '⅛', '⅜', '⅝', '⅞'];
const fifthGlyphs = ['⅕', '⅖', '⅗', '⅘'];
const finestFraction = 1 / 64;
const tinyDecimals = 3;
const smallestDecimal = 0.001;
const tieTolerance = 1e-9;
/** A third is written 0.33, too. */
const thirdTolerance = 0.0035;
const longestAmount = 48;

/** A positive amount that these decimals would lose keeps two significant digits instead. */
function roundToDecimal(amount: number, decimals: number): number {
  const rounded = Number(amount.toFixed(decimals));
  return rounded === 0 && amount !== 0 ? Number(amount.toPrecision(2)) : rounded;
}

/**
 * The amount itself, never a rounded one: as a glyph, a fraction of digits or a decimal number. Cooks
 * who write 3.4 mean a decimal number, who write 0.6 may mean ⅗.
 */
export function formatAmount(amount: number, notation: Notation): string {
  if (!isWritable(amount)) return '';
  if (notation === 'decimal') return formatDecimal(amount, tinyDecimals);
  const whole = Math.floor(amount + tieTolerance);
  const part = amount - whole;
  if (part < tieTolerance) return wholeDigits(whole);
  const glyph = glyphOf(part, notation === 'fraction' && whole === 0);
  if (glyph !== null) return whole === 0 ? glyph : `${wholeDigits(whole)}${glyph}`;
  const digits = notation === 'fraction' ? digitFraction(part) : null;
  if (digits !== null) return whole === 0 ? digits : `${wholeDigits(whole)} ${digits}`;
  return formatDecimal(amount, tinyDecimals);
}

/** At most the given decimals, without trailing zeros; anything under a thousandth is "<0.001". */
export function formatDecimal(amount: number, decimals: number): string {
  if (!isWritable(amount)) return '';
  if (amount > 0 && amount < smallestDecimal) return `<${smallestDecimal}`;
  const rounded = roundToDecimal(amount, decimals);
  return Number.isInteger(rounded) ? wholeDigits(rounded) : String(rounded);
}

/** Reads "2", "1.5", "1,5", "1,000", "3/4", "1 1/2", "1-1/2", "1½" and "½"; null for all else. */
export function parseAmount(text: string): number | null {
  const written = text.trim();
  if (written.length > longestAmount) return null;
  const plain = written.replaceAll(/\s+/g, ' ').replaceAll(/[⁄∕]/g, '/');
  return parseDecimal(plain) ?? parseSlashFraction(plain) ?? parseGlyphFraction(plain);
}

function isWritable(amount: number): boolean {
  return Number.isFinite(amount) && amount >= 0;
}

function glyphOf(part: number, hasFifths: boolean): string | null {
  const glyphs = hasFifths ? [...plainGlyphs, ...fifthGlyphs] : plainGlyphs;
  return (
    glyphs.find((glyph) => Math.abs((glyphValues[glyph] ?? 0) - part) < toleranceOf(glyph)) ?? null
  );
}

const toleranceOf = (glyph: string): number =>
  /[⅓⅔⅙⅚]/.test(glyph) ? thirdTolerance : tieTolerance;

/** Sixteenths, a tenth, and one part of many that no short decimal says. */
function digitFraction(part: number): string | null {
  if (isWhole(part * 16)) return `${Math.round(part * 16)}/16`;
  const isDecimal = isWhole(part * 100) && part !== 1 / 10;
  if (part < finestFraction || isDecimal || !isWhole(1 / part)) return null;
  return `1/${Math.round(1 / part)}`;
}

const isWhole = (amount: number): boolean => Math.abs(amount - Math.round(amount)) < tieTolerance;

// Number's own text switches to an exponent from 1e21 on.
function wholeDigits(whole: number): string {
  return BigInt(whole).toString();
}

function parseDecimal(text: string): number | null {
  if (/^[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,9})?$/.test(text)) {
    return Number(text.replaceAll(',', ''));
  }
  return /^(?:\d{1,15}(?:[.,]\d{1,15})?|[.,]\d{1,15})$/.test(text)
    ? Number(text.replace(',', '.'))
    : null;
}

function parseSlashFraction(text: string): number | null {
  const parts = /^(?:(\d{1,9})(?: | ?- ?))?(\d{1,4}) ?\/ ?(\d{1,4})$/.exec(text);
  if (!parts) return null;
  const numerator = Number(parts[2]);
  const denominator = Number(parts[3]);
  if (denominator === 0) return null;
  if (parts[1] === undefined) return numerator / denominator;
  return numerator < denominator ? Number(parts[1]) + numerator / denominator : null;
}

function parseGlyphFraction(text: string): number | null {
  const parts = /^(?:(\d{1,9})(?: | ?- ?)?)?(\D)$/.exec(text);
  const fraction = glyphValues[parts?.[2] ?? ''];
  return fraction === undefined ? null : Number(parts?.[1] ?? 0) + fraction;
}
