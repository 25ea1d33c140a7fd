import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { wordsOfRow } from '#domain/kitchen/ingredient-rows/row-words.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';

type Props = {
  part: 'ingredient' | 'preparation' | 'note';
  text: string;
  row: IngredientUsage;
  pantry: Pantry;
};

/** A part of which each word can be pressed, as far as it stands in the line as it is shown. */
export function PartWords({ part, text, row, pantry }: Props) {
  const words = wordsOfRow(row, pantry).filter(({ role }) => role === part);
  const shown = words.reduce<{ pieces: Piece[]; from: number }>(
    ({ pieces, from }, word) => {
      const at = text.toLowerCase().indexOf(word.text.toLowerCase(), from);
      if (at === -1) return { pieces, from };
      const end = at + word.text.length;
      const own = { before: text.slice(from, at), text: text.slice(at, end), start: word.start };
      return { pieces: [...pieces, own], from: end };
    },
    { pieces: [], from: 0 },
  );
  return (
    <>
      {shown.pieces.map((piece) => (
        <span key={piece.start}>
          {piece.before}
          <span data-word={piece.start}>{piece.text}</span>
        </span>
      ))}
      {text.slice(shown.from)}
    </>
  );
}

type Piece = { before: string; text: string; start: number };

/** The word that was pressed. */
export function pressedWord(target: EventTarget): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return word ? Number(word.dataset['word']) : null;
}
