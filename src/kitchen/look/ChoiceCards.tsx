import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

type Props<Value extends string> = {
  legend: string;
  isLegendShown?: boolean;
  className: string;
  values: readonly Value[];
  /** Undefined where none of them is worn. */
  chosen: Value | undefined;
  /** The field of the look; undo leads back to the chosen one. */
  place: string;
  isReadOnly: boolean;
  onChoose: (value: Value) => void;
  children: (value: Value) => ReactNode;
};

/** Pictures of what can be had, of which one is worn; the arrow keys try the next one on. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { legend, isLegendShown = false, className, values, chosen, place } = props;
  const { isReadOnly, onChoose, children } = props;
  const name = useId();
  return (
    <fieldset className={classNames('look-choices', className)} data-field={`${place}.choices`}>
      <legend className={isLegendShown ? undefined : 'visually-hidden'}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className="look-choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isReadOnly}
            data-field={value === chosen ? place : undefined}
            onChange={() => onChoose(value)}
          />
          {children(value)}
        </label>
      ))}
    </fieldset>
  );
}
