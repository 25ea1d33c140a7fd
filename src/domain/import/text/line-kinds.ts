import { readLine } from '../../ingredients/line-reading/read-line.ts';
import { cleanLine } from '../../ingredients/ingredient-line/clean-line.ts';

/** An ingredient that is longer is a story. */
const longestIngredient = 220;
const number = String.raw`(?:\d+(?:[.,/⁄]\d+)?|[½¼¾⅓⅔⅛⅜⅝⅞])`;
const leadingNumber = new RegExp(
  `^(?:ca\\.?|about|approx\\.?|etwa|environ|около)?\\s*${number}`,
  'iu',
);
/** "塩 少々", "小麦粉 200g", "Mehl 200 g", "cukr ... 100 g": the amount stands last. */
const trailingAmount = new RegExp(
  `^\\D{1,60}[\\s…:：–-]${number}\\s*(?:[-–~～〜]\\s*${number})?\\s*\\p{L}{0,12}\\.?(?:\\s*\\(.*\\))?$|(?:少々|適量|適宜|お好みで|適量\\)|adet)$|\\d\\s*(?:g|kg|ml|cc|l|個|本|枚|片|杯|つ|束|缶|袋|大さじ|小さじ)$`,
  'iu',
);
/** "Leave it for 20 minutes." ends with a number too. */
const timeAtEnd =
  /\d\s*(?:[.!]|(?:s|sec|secs|seconds?|min|mins|minutes?|minuten|h|hrs?|hours?|stunden?|days?|tage|minutos|minuti|horas?|ore|heures?|uur|°\s*[cf]?)\.?)$/iu;
const spoonFirst = /^(?:大さじ|小さじ|カップ)/u;
const amountAlone = new RegExp(
  `^(?:ca\\.?\\s*)?(?:${number}\\s*)+(?:[-–]\\s*${number}\\s*)?(?:\\p{L}{1,14}\\.?){0,2}$`,
  'iu',
);

export type LineKind = 'measured' | 'short' | 'sentence' | 'long';

/** What a line looks like by itself. `measured` begins, or ends, with an amount. */
export function kindOf(line: string, language: string): LineKind {
  const text = cleanLine(line);
  if (text.length <= longestIngredient && isMeasured(text, language)) return 'measured';
  const words = text.split(/\s+/).length;
  if (/[。！？]/u.test(text)) return 'sentence';
  const isEnded = /[.!?…]["'”’)»]?$/u.test(text);
  if (isEnded && words > 3) return words > 6 || text.length > 18 ? 'sentence' : 'short';
  if (words > 14 || text.length > 110) return 'long';
  return 'short';
}

/** Dates, times, counts, ratings and the values of a nutrition table begin or end with numbers too. */
const otherNumbers =
  /^\d{1,2}[.):]\s+\p{L}|^\d{1,2}\s*[:：]\s*\d{2}\b|^\d{4}$|^\d+x\s|\b(?:19|20)\d{2}\b|[@©»›]|https?:|\d\s*k(?:cal|j)\b|\d\s*(?:mg|g)\s+\d+(?:[.,]\d+)?\s*(?:mg|g)$|^\d+\s*(?:comments?|reviews?|votes?|ratings?|shares?|likes?|min|mins|minutes?|hrs?|hours?|stunden?|minuten|kcal|calories|cal|stars?|personen|servings?|recipes?|rezepte)\b/iu;
const nutrients =
  /\b(?:calories|kcal|kj|energy|fats?|saturated|unsaturated|monounsaturated|polyunsaturated|trans|cholesterol|sodium|carbohydrates?|carbs|fibers?|fibre|sugars|protein|potassium|calcium|iron|vitamin|omega|acid|added|nutrients?|kohlenhydrate|eiweiß|eiweiss|fett|ballaststoffe|brennwert|glucides|lipides|protéines|grasas|carboidratos|proteínas|proteinas|carboidrati|grassi)\b.{0,24}\d\s*(?:g|mg|mcg|µg|%|kcal|kj|iu)?\)?$/iu;
/** "4 servings | 20 min" tells facts; "500 grama | gramas de carne" has both forms of a unit. */
const isParted = (text: string): boolean =>
  text.includes('|') && !/^[\d/.,½¼¾]+ \p{L}[^|]{0,30} \| \p{L}/u.test(text);
const rating = /^\d\.\d\s+\p{Lu}/u;

function isMeasured(text: string, language: string): boolean {
  if (otherNumbers.test(text) || nutrients.test(text) || isParted(text)) return false;
  const { quantityMin, unitSlug, name } = readLine(text, language);
  if (rating.test(text) && unitSlug === null) return false;
  if (name !== null && (quantityMin !== null || unitSlug !== null)) return isNoSentence(text);
  const isAmount = leadingNumber.test(text) || spoonFirst.test(text);
  return (
    (isAmount && /\p{L}{2}|\p{Script=Han}/u.test(text) && isNoSentence(text)) ||
    (trailingAmount.test(text) && !timeAtEnd.test(text))
  );
}

/** "1 hour before, take the butter out of the fridge." begins with an amount and is a step. */
const isNoSentence = (text: string): boolean =>
  !(
    /[.!?]$/.test(text) && text.split(/\s+/).length > (/^\d{1,2}\p{Lu}\p{Ll}/u.test(text) ? 5 : 12)
  ) && text.split(/\s+/).length <= 35;

/** "80 ml" alone, whose name stands in the next line; "1 egg" is a line of its own. */
export function isAmountAlone(line: string, language: string): boolean {
  const text = line.trim();
  if (text.length > longestAmount || !amountAlone.test(text)) return false;
  const word = /(?<!\p{L})\p{L}+\.?$/u.exec(text)?.[0] ?? '';
  if (word === '') return true;
  const isUnit = readLine(`${text} ${anyName}`, language).unitSlug !== null;
  return isUnit || unitsElsewhere.test(word);
}

/** Before a name, a word that is a unit is read as one. */
const anyName = 'quinoa';

/** Units of languages whose words nobody entered; whole words of two letters are hardly food. */
const unitsElsewhere =
  /^(?:\p{Ll}{1,2}|msk|tsk|krm|dkg|dag|pcs|szt|szk|łyżka|łyżki|łyżeczka|lžíce|lžička|lyžice|hrst|štipka|špetka|näve|шт|ст|гр|мл)\.?$/u;

const longestAmount = 24;
