import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Fragment, useRef } from 'react';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import { type IngredientLine, showIngredientLine } from '#domain/cooking/ingredient-line.ts';
import type { IngredientGroup } from '#domain/cooking/recipe-work.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { isUnscaled } from '#domain/measures/quantity.ts';
import { $selectedIngredientUsageIds, selectIngredientUsage } from '#stores/cooking/checklist.ts';
import { Fractions } from './Fractions.tsx';
import { GroupHead } from './GroupHead.tsx';
import { RecipeText } from '../RecipeText.tsx';
import { useTickedBefore } from './use-ticked-before.ts';

type Props = {
  groups: readonly IngredientGroup[];
  reading: CookReading;
  /** Whether the lines have ids for links; only one list of a page may have them. */
  isTarget?: boolean;
};

export function IngredientChecklist({ groups, reading, isTarget = true }: Props) {
  const selectedIds = useValue($selectedIngredientUsageIds);
  return groups.map((group) => (
    <Fragment key={group.lines[0]?.id}>
      <GroupHead group={group} reading={reading} />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without markers */}
      <ul role="list">
        {group.lines.map((line) => (
          <li key={line.id} id={isTarget ? `u-${line.id}` : undefined}>
            <Line line={line} reading={reading} isSelected={selectedIds.includes(line.id)} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

type LineProps = { line: IngredientLine; reading: CookReading; isSelected: boolean };

function Line({ line, reading, isSelected }: LineProps) {
  const { id, preparation, note, isPartlyUnscaled, href } = line;
  const { amount, title } = showIngredientLine(line, reading.view);
  const box = useRef<HTMLInputElement>(null);
  useTickedBefore(box, isSelected, (isTicked) => selectIngredientUsage(id, isTicked));
  return (
    <label data-native="">
      <input
        ref={box}
        type="checkbox"
        checked={isSelected}
        autoComplete="off"
        onChange={({ target }) => selectIngredientUsage(id, target.checked)}
      />
      <b>
        <Fractions text={keepAmountsWhole(amount)} />
      </b>
      <span>
        {href === undefined ? title : <a href={href}>{title}</a>}
        {preparation && (
          <i>
            <RecipeText text={preparation} reading={reading} />
          </i>
        )}
        {note && (
          <small>
            <RecipeText text={note} reading={reading} />
          </small>
        )}
        {isPartlyUnscaled && !isUnscaled(reading.view.scale) && (
          <small>{cookingMessages.partlyUnscaled}</small>
        )}
      </span>
    </label>
  );
}
