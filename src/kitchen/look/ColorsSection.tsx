import { useState } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import {
  chosenReady,
  colorNames,
  type ColorName,
  type Ready,
  readyColors,
  withColors,
  wornColors,
} from '#domain/kitchen/look/dressing.ts';
import { type Legibility, legibilityOf, mendedColors } from '#domain/kitchen/look/legibility.ts';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import type { ColorTheme } from '#domain/look/theme-options.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { ColorRow } from './ColorRow.tsx';
import { useLookChange, useLookData, useLookValue } from './look-draft.ts';

const { colors: texts } = lookMessages;

/** Colours that go together, each of them, and what becomes of them in the dark. */
export function ColorsSection() {
  const look = useLookValue((content) => content.look);
  const colors = useLookData(wornColors);
  const { change, isReadOnly } = useLookChange();
  const [opened, setOpened] = useState<ColorName | null>(null);
  const ready = readyColors(look);
  const legibility: Partial<Record<ColorName, Legibility>> = legibilityOf(colors) ?? {};
  const mended = mendedColors(colors);
  const mend = (only: Partial<ColorTheme>, field: string) =>
    change({ field, update: (content) => withColors(content, only) });
  return (
    <section className="look-section" aria-labelledby="look-colors" data-field="colorTheme">
      <h2 id="look-colors">{texts.heading}</h2>
      <ChoiceCards
        legend={texts.ready}
        className="look-palettes"
        values={ready.map(({ key }) => key)}
        chosen={chosenReady(ready, colors)?.key}
        place="colorThemeId"
        isReadOnly={isReadOnly}
        onChoose={(key) => {
          const written = ready.find((each) => each.key === key)?.written;
          change({ field: 'colorThemeId', update: (content) => ({ ...content, ...written }) });
        }}
      >
        {(key) => <Palette of={ready.find((each) => each.key === key)} />}
      </ChoiceCards>
      <ul className="look-colors">
        {colorNames.map((name) => (
          <ColorRow
            key={name}
            name={name}
            color={colors[name]}
            legibility={legibility[name] ?? null}
            mended={mended[name]}
            isOpen={name === opened}
            onToggle={() => setOpened(name === opened ? null : name)}
            onMend={(color) => mend({ [name]: color }, `colorTheme.${name}`)}
          />
        ))}
      </ul>
      {Object.keys(mended).length > 1 && !isReadOnly && (
        <Button variant="quiet" onClick={() => mend(mended, 'colorTheme')}>
          {texts.mendAll}
        </Button>
      )}
      <DarkColors colors={colors} />
    </section>
  );
}

const striped = ['colorBackground', 'colorPanel', 'colorAccent', 'colorEmphasis'] as const;

function Palette({ of }: { of: Ready<ColorTheme> | undefined }) {
  if (!of) return null;
  const { theme, title, isOfLook } = of;
  return (
    <>
      <span className="look-palette" aria-hidden>
        {striped.map((name) => (
          <i key={name} style={{ background: theme[name] }} />
        ))}
      </span>
      <span className="look-palette-name">{isOfLook ? texts.ofLook(title) : title}</span>
    </>
  );
}

/** What visitors get whose device is dark: made from the colours above. */
function DarkColors({ colors }: { colors: ColorTheme }) {
  const dark = deriveSchemes(colors)?.dark;
  if (!dark) return null;
  return (
    <div className="look-dark" style={{ background: dark.colorBackground, color: dark.colorText }}>
      <span>{texts.inTheDark}</span>
      <span style={{ color: dark.colorEmphasis }}>{texts.names.colorEmphasis}</span>
      <span style={{ color: dark.colorSubdued }}>{texts.names.colorSubdued}</span>
      <span
        className="look-dark-button"
        style={{ background: dark.colorAccent, color: dark.colorOnAccent }}
      >
        {texts.names.colorAccent}
      </span>
    </div>
  );
}
