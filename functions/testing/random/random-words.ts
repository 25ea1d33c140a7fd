import type { Cook } from './random-cook.ts';

/** Few words, so that values repeat and names collide. */
const words = ['plum', 'rye', 'leek', 'cod', 'thyme', 'barley', 'quince', 'sage', 'kale', 'oat'];

export const word = ({ random }: Cook) => random.pick(words);
export const words3 = (cook: Cook) => `${word(cook)} ${word(cook)} ${word(cook)}`;
