import { useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import {
  reassign,
  type RowWord,
  wordRoles,
  wordsOfRow,
} from '#domain/kitchen/ingredient-rows/row-words.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';

type Props = {
  row: IngredientUsage;
  pantry: Pantry;
  /** Where the word begins that was pressed in the row. */
  word: number | null;
  hasFocus: boolean;
  onChoose: (row: IngredientUsage) => void;
};

/** What a word of the line is: one press says it. */
export function WordChoices({ row, pantry, word, hasFocus, onChoose }: Props) {
  const [start, setStart] = useState(word);
  const words = wordsOfRow(row, pantry).filter(({ text }) => /\p{L}/u.test(text));
  const picked = words.find((each) => each.start === start);
  return (
    <div className="ingredient-words">
      {words.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- words in a row, no field
        <div role="group" aria-label={texts.words}>
          {picked === undefined && <span>{texts.words}</span>}
          {words.map((each) => (
            <button
              key={each.start}
              type="button"
              className="ingredient-word"
              aria-pressed={each === picked}
              onClick={() => setStart(each.start)}
            >
              {each.text}
            </button>
          ))}
        </div>
      )}
      {picked && (
        <Roles key={picked.start} {...{ row, pantry, word: picked, hasFocus, onChoose }} />
      )}
    </div>
  );
}

type RolesProps = Omit<Props, 'word'> & { word: RowWord };

function Roles({ row, pantry, word, hasFocus, onChoose }: RolesProps) {
  const { start, end, role: own, text } = word;
  const roles = wordRoles.flatMap((role) => {
    const corrected = role === own ? row : reassign(row, { start, end, role }, pantry);
    return corrected ? [{ role, corrected }] : [];
  });
  const first = roles.find(({ role }) => role !== own);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a question and its answers, no field
    <div role="group" aria-label={texts.word(text)}>
      <span>{texts.word(text)}</span>
      {roles.map(({ role, corrected }) => (
        <button
          key={role}
          type="button"
          className="ingredient-role"
          aria-pressed={role === own}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the word was pressed to choose among these
          autoFocus={hasFocus && role === first?.role}
          onClick={() => onChoose(corrected)}
        >
          {texts.roles[role]}
        </button>
      ))}
    </div>
  );
}
