import { ingredientRowsMessages as texts } from '#contract/kitchen/ingredient-rows-messages.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import {
  reassign,
  type RowWord,
  wordRoles,
  wordsOfRow,
} from '#domain/kitchen/ingredient-rows/row-words.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';

type Props = {
  row: IngredientUsage;
  pantry: Pantry;
  onChoose: (row: IngredientUsage) => void;
};

/** Every word of the line; a press tells what it is, another choice moves it there. */
export function WordChoices({ row, pantry, onChoose }: Props) {
  const words = wordsOfRow(row, pantry).filter(({ text }) => /\p{L}/u.test(text));
  const itemsOf = ({ start, end, role: own }: RowWord) =>
    wordRoles.flatMap((role) => {
      const corrected = role === own ? null : reassign(row, { start, end, role }, pantry);
      return corrected ? [{ label: texts.roles[role], onSelect: () => onChoose(corrected) }] : [];
    });
  return (
    <div className="ingredient-words">
      <span>{texts.words}</span>
      {words.map((word) => (
        <Menu key={word.start} label={texts.word(word.text)} items={itemsOf(word)}>
          {word.text}
        </Menu>
      ))}
    </div>
  );
}
