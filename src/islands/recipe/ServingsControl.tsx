import { useValue } from '#stores/use-value.ts';
import { useId, useState } from 'react';
import { cookingMessages } from '#contract/cooking-messages.ts';
import { formatFraction } from '#domain/fractions.ts';
import { scaleAmount } from '#domain/quantity.ts';
import {
  nextServings,
  parseServings,
  servingNoun,
  servingsScale,
  type Yield,
} from '#domain/servings.ts';
import { $scale, chooseScale } from '#stores/servings.ts';

type Props = { recipeYield: Yield };

/** The number of servings, typed or changed by buttons. */
export function ServingsControl({ recipeYield }: Props) {
  const scale = useValue($scale);
  const [typed, setTyped] = useState<string | null>(null);
  const errorId = useId();
  const servings = scaleAmount(recipeYield.yieldServings, scale);
  const noun = servingNoun(servings, recipeYield);
  const isWrong = typed !== null && parseServings(typed) === null;
  const choose = (wanted: number | null) => {
    const chosen = wanted === null ? null : servingsScale(recipeYield, wanted);
    if (chosen) chooseScale(chosen);
  };
  const step = (direction: 'fewer' | 'more') => {
    setTyped(null);
    choose(nextServings(servings, direction));
  };
  return (
    <div className="servings">
      <span aria-hidden="true">{cookingMessages.makes}</span>
      <button
        type="button"
        aria-label={cookingMessages.fewerServings}
        onClick={() => step('fewer')}
      >
        −
      </button>
      <input
        inputMode="decimal"
        aria-label={cookingMessages.servingsOf(noun)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        autoComplete="off"
        maxLength={8}
        value={typed ?? formatFraction(servings)}
        onChange={({ target }) => {
          setTyped(target.value);
          choose(parseServings(target.value));
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
      <button type="button" aria-label={cookingMessages.moreServings} onClick={() => step('more')}>
        +
      </button>
      <span aria-hidden="true">{noun}</span>
      {isWrong && (
        <p className="field-error" id={errorId} role="alert">
          {cookingMessages.wrongServings}
        </p>
      )}
    </div>
  );
}
