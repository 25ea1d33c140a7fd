import type { DifficultyLevel } from '../recipe/recipe.ts';
import type { Told, UnreadPart } from './read-recipe.ts';

const field =
  /^(?:recipe)?difficulty|^(?:schwierigkeit|difficult[ée]|dificultad|dificuldade|difficoltà|moeilijkheid|svårighet)/iu;

/** Words of the languages in which recipes tell it. */
const levels: readonly [DifficultyLevel, RegExp][] = [
  [
    'easy',
    /^(?:very |sehr |très |muy |muito |molto )?(?:easy|simple|beginner|simpel|einfach|leicht|facile|fácil|sencillo|semplice|makkelijk|eenvoudig|lätt|enkel|let|nem|helppo|łatwy|łatwe|snadné|легко)$/iu,
  ],
  [
    'medium',
    /^(?:medium|moderate|intermediate|average|normal|mittel|mittelschwer|moyen(?:ne)?|medi[oa]|intermedi[oa]|gemiddeld|medel|middels|keskitaso|średni|średnie|střední|средне)$/iu,
  ],
  [
    'hard',
    /^(?:very |sehr |très |muy |muito |molto )?(?:hard|difficult|challenging|advanced|expert|schwer|schwierig|anspruchsvoll|difficile|dif[íi]cil|moeilijk|svår|vanskelig|vaikea|trudny|trudne|obtížné|сложно)$/iu,
  ],
];

/**
 * How hard a recipe is, where one of the parts that no field was known for says it in a word, and the
 * parts without it.
 */
export function toldDifficulty(unread: readonly UnreadPart[]): {
  difficulty: Told<DifficultyLevel> | null;
  left: UnreadPart[];
} {
  for (const part of unread) {
    if (!field.test(part.field)) continue;
    const words = part.text.trim();
    const [level] = levels.find(([, pattern]) => pattern.test(words)) ?? [];
    if (level === undefined) continue;
    const left = unread.filter((other) => other !== part);
    return { difficulty: { value: level, origin: 'exact' }, left };
  }
  return { difficulty: null, left: [...unread] };
}
