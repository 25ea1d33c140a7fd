import { useId } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import type { ColorName } from '#domain/kitchen/look/dressing.ts';
import { type Legibility, toldRatio } from '#domain/kitchen/look/legibility.ts';
import { ColorMixer } from './ColorMixer.tsx';
import { useLookChange } from './look-draft.ts';

const { colors: texts } = lookMessages;

type Props = {
  name: ColorName;
  color: string;
  /** Null for a colour that no text is set in. */
  legibility: Legibility | null;
  /** What visitors are shown in its place; undefined where it stands as it is. */
  mended: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onMend: (color: string) => void;
};

/** One colour: what it is for, how well it is read, and opened, what it is mixed of. */
export function ColorRow(props: Props) {
  const { name, color, legibility, mended, isOpen, onToggle, onMend } = props;
  const { isReadOnly } = useLookChange();
  const id = useId();
  return (
    <li className="look-color" data-field={`colorTheme.${name}`}>
      <button
        type="button"
        className="look-color-open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <i className="look-swatch" style={{ background: color }} aria-hidden />
        <span className="look-color-name">
          {texts.names[name]}
          <span>{texts.uses[name]}</span>
        </span>
        {legibility !== null && mended === undefined && (
          <span className="look-ratio">
            {texts.ratio(toldRatio(legibility.ratio))}
            <span className="visually-hidden">, {texts.readable}</span>
          </span>
        )}
      </button>
      {mended !== undefined && (
        <p className="look-mend">
          <span>
            {legibility ? texts.unreadable(toldRatio(legibility.ratio)) : texts.panelMoved}
          </span>
          <i className="look-swatch" style={{ background: mended }} aria-hidden />
          {!isReadOnly && (
            <button
              type="button"
              className="kitchen-link"
              aria-label={texts.mendOne(texts.names[name])}
              onClick={() => onMend(mended)}
            >
              {texts.mend}
            </button>
          )}
        </p>
      )}
      <div id={id}>{isOpen && <ColorMixer name={name} color={color} />}</div>
    </li>
  );
}
