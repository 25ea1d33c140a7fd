import { useValue } from '#stores/use-value.ts';
import { useId, useRef, useState } from 'react';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import { type Scale, scaleAmount } from '#domain/measures/quantity.ts';
import {
  nextServings,
  parseServings,
  servingNoun,
  servingsScale,
  type Yield,
  servingsText,
} from '#domain/measures/servings.ts';
import { $scale, chooseScale } from '#stores/cooking/servings.ts';
import { useTypedBefore } from '#ui/fields/use-typed-before.ts';

type Props = { recipeYield: Yield };

/** The number of servings, typed or changed by buttons. */
export function ServingsControl({ recipeYield }: Props) {
  const scale = useValue($scale);
  const [entry, setEntry] = useState<{ text: string; scale: Scale } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const servings = scaleAmount(recipeYield.yieldServings, scale);
  const noun = servingNoun(servings, recipeYield);
  // What was typed is gone once the scale is chosen elsewhere.
  const typed = entry?.scale === scale ? entry.text : null;
  const isWrong = typed !== null && parseServings(typed) === null;
  const choose = (wanted: number | null) => {
    const chosen = wanted === null ? null : servingsScale(recipeYield, wanted);
    if (chosen) chooseScale(chosen);
  };
  const type = (text: string) => {
    choose(parseServings(text));
    setEntry({ text, scale: $scale.get() });
  };
  const step = (direction: 'fewer' | 'more') => {
    setEntry(null);
    choose(nextServings(servings, direction));
  };
  useTypedBefore(field, servingsText(servings), type);
  return (
    <div className="servings">
      <button
        type="button"
        aria-label={cookingMessages.fewerServings}
        onClick={() => step('fewer')}
      >
        −
      </button>
      <input
        ref={field}
        inputMode="decimal"
        aria-label={cookingMessages.servingsOf(noun)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        autoComplete="off"
        maxLength={8}
        value={typed ?? servingsText(servings)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          if (!isWrong) setEntry(null);
        }}
      />
      <span aria-hidden="true">{noun}</span>
      <button type="button" aria-label={cookingMessages.moreServings} onClick={() => step('more')}>
        +
      </button>
      {isWrong && (
        <p className="field-error" id={errorId} role="alert">
          {cookingMessages.wrongServings}
        </p>
      )}
    </div>
  );
}
