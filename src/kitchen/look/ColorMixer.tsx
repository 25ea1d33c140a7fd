import { type CSSProperties, useId, useState } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { type ColorName, withColor } from '#domain/kitchen/look/dressing.ts';
import { isHexColor } from '#domain/look/colors.ts';
import { hexFromOklch, type Oklch, oklchFromHex } from '#domain/look/oklch.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { useSlideStep } from '../fields/use-slide-step.ts';
import { useLookChange } from './look-draft.ts';

const { colors: texts } = lookMessages;

const parts = ['lightness', 'chroma', 'hue'] as const;
type Part = (typeof parts)[number];

/** In steps of a slider; what a screen shows ends at a chroma of about 0.32. */
const scales: Record<Part, { max: number; steps: number }> = {
  lightness: { max: 1, steps: 200 },
  chroma: { max: 0.32, steps: 160 },
  hue: { max: 360, steps: 360 },
};

/** How much of each part is on its track. */
const trackStops = 12;

/** Mixes a colour by what the eye tells apart: how light, how strong, and which. */
export function ColorMixer({ name, color }: { name: ColorName; color: string }) {
  const { change, isReadOnly } = useLookChange();
  const [kept, setKept] = useState(() => oklchFromHex(color));
  // A grey has no hue, and what a screen cannot show has less chroma: a slider stays where it was put.
  const mixed = hexFromOklch(kept) === color ? kept : oklchFromHex(color);
  const set = (next: string, field: string, step?: string) =>
    change({
      field: `colorTheme.${name}.${field}`,
      update: (content) => withColor(content, name, next),
      ...(step !== undefined && { group: step }),
    });
  const mix = (part: Part, steps: number, step: string) => {
    const { max, steps: all } = scales[part];
    const next = { ...mixed, [part]: (steps / all) * max };
    setKept(next);
    set(hexFromOklch(next), part, step);
  };
  return (
    <div className="look-mixer">
      {parts.map((part) => (
        <PartSlider
          key={part}
          {...{ name, part, mixed, isReadOnly }}
          onMove={(steps, step) => mix(part, steps, step)}
        />
      ))}
      <HexField key={color} name={name} color={color} onSet={(next) => set(next, 'hex')} />
    </div>
  );
}

type SliderProps = {
  name: ColorName;
  part: Part;
  mixed: Oklch;
  isReadOnly: boolean;
  onMove: (steps: number, step: string) => void;
};

function PartSlider({ name, part, mixed, isReadOnly, onMove }: SliderProps) {
  const { stepOfMove, slide } = useSlideStep();
  const { max, steps } = scales[part];
  return (
    <label className="look-slider">
      <span>{texts[part]}</span>
      <input
        type="range"
        aria-label={texts.slider(texts[part], texts.names[name])}
        data-field={`colorTheme.${name}.${part}`}
        min={0}
        max={steps}
        value={Math.round((mixed[part] / max) * steps)}
        disabled={isReadOnly}
        style={trackOf(part, mixed)}
        {...slide}
        onChange={({ target }) => onMove(Number(target.value), stepOfMove())}
      />
    </label>
  );
}

function trackOf(part: Part, color: Oklch): CSSProperties & Record<`--${string}`, string> {
  const stops = Array.from({ length: trackStops + 1 }, (_, at) =>
    hexFromOklch({ ...color, [part]: (at / trackStops) * scales[part].max }),
  );
  return { '--track': `linear-gradient(to right, ${stops.join()})` };
}

type HexProps = { name: ColorName; color: string; onSet: (color: string) => void };

function HexField({ name, color, onSet }: HexProps) {
  const [typed, setTyped] = useState(color);
  const { isReadOnly } = useLookChange();
  const id = useId();
  const meant = `#${typed.trim().replace(/^#/, '').toLowerCase()}`;
  const isColor = isHexColor(meant);
  return (
    <div className="look-hex">
      <label htmlFor={id}>{texts.hex}</label>
      <input
        id={id}
        type="text"
        value={typed}
        readOnly={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        data-field={`colorTheme.${name}.hex`}
        aria-invalid={!isColor}
        aria-describedby={isColor ? undefined : `${id}-issue`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (isColor && meant !== color) onSet(meant);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && isColor && meant !== color) onSet(meant);
        }}
      />
      {!isColor && <FieldIssue id={`${id}-issue`}>{texts.hexHint}</FieldIssue>}
    </div>
  );
}
