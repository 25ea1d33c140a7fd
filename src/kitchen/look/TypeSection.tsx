import { memo } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import {
  chosenReady,
  type Ready,
  readyTypes,
  withTypes,
  wornTypes,
} from '#domain/kitchen/look/dressing.ts';
import {
  fontFamily,
  fontKeys,
  type FontKey,
  fontStack,
  nearestWeight,
} from '#domain/look/fonts.ts';
import type { TypeTheme } from '#domain/look/theme-options.ts';
import { useSlideStep } from '../fields/use-slide-step.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { useLook, useLookChange, useLookData, useLookValue } from './look-draft.ts';

const { colors: colorTexts, type: texts } = lookMessages;

type FontName = 'displayFontFamily' | 'narrativeFontFamily';
type WeightName = keyof typeof texts.weight;

/** Typefaces in the cook's own words: pairs, each by itself, and how heavy they are. */
export function TypeSection() {
  const { words } = useLook();
  const look = useLookValue((content) => content.look);
  const types = useTypes();
  const { change, isReadOnly } = useLookChange();
  const ready = readyTypes(look);
  return (
    <section className="look-section" aria-labelledby="look-type">
      <h2 id="look-type">{texts.heading}</h2>
      <p className="kitchen-meta">{texts.hint}</p>
      <ChoiceCards
        legend={texts.pairs}
        className="look-pairs"
        values={ready.map(({ key }) => key)}
        chosen={chosenReady(ready, types)?.key}
        place="typeThemeId"
        isReadOnly={isReadOnly}
        onChoose={(key) => {
          const written = ready.find((each) => each.key === key)?.written;
          change({ field: 'typeThemeId', update: (content) => ({ ...content, ...written }) });
        }}
      >
        {(key) => <Pair of={ready.find((each) => each.key === key)} />}
      </ChoiceCards>
      <FontList name="displayFontFamily" legend={texts.titles} text={words.site} />
      <FontList name="narrativeFontFamily" legend={texts.text} text={words.dish} />
      <details className="look-weights">
        <summary>{texts.weights}</summary>
        <WeightSlider name="displayFontNormalWeight" font={types.displayFontFamily} />
        <WeightSlider name="displayFontBoldWeight" font={types.displayFontFamily} />
        <WeightSlider name="narrativeFontNormalWeight" font={types.narrativeFontFamily} />
        <WeightSlider name="narrativeFontBoldWeight" font={types.narrativeFontFamily} />
      </details>
    </section>
  );
}

const useTypes = (): TypeTheme => useLookData(wornTypes);

function Pair({ of }: { of: Ready<TypeTheme> | undefined }) {
  const { words } = useLook();
  if (!of) return null;
  const { theme, title, isOfLook } = of;
  return (
    <>
      <span
        className="look-pair-title"
        style={{
          fontFamily: fontStack(theme.displayFontFamily),
          fontWeight: theme.displayFontBoldWeight,
        }}
        aria-hidden
      >
        {words.site}
      </span>
      <span
        className="look-pair-text"
        style={{ fontFamily: fontStack(theme.narrativeFontFamily) }}
        aria-hidden
      >
        {words.dish}
      </span>
      <span className="look-pair-name">{isOfLook ? colorTexts.ofLook(title) : title}</span>
    </>
  );
}

type ListProps = { name: FontName; legend: string; text: string };

/** Every typeface; those out of sight are not loaded. */
function FontList({ name, legend, text }: ListProps) {
  const chosen = useTypes()[name];
  const { change, isReadOnly } = useLookChange();
  return (
    <ChoiceCards
      legend={legend}
      isLegendShown
      className={name === 'displayFontFamily' ? 'look-fonts' : 'look-fonts look-fonts-text'}
      values={fontKeys}
      chosen={chosen}
      place={`typeTheme.${name}`}
      isReadOnly={isReadOnly}
      onChoose={(key) =>
        change({
          field: `typeTheme.${name}`,
          update: (content) => withTypes(content, { [name]: key }),
        })
      }
    >
      {(key) => <FontSpecimen font={key} text={text} />}
    </ChoiceCards>
  );
}

const FontSpecimen = memo(function FontSpecimen({ font, text }: { font: FontKey; text: string }) {
  return (
    <span className="look-font">
      <span className="look-font-text" style={{ fontFamily: fontStack(font) }} aria-hidden>
        {text}
      </span>
      <span className="look-font-name">{fontFamily(font).label}</span>
    </span>
  );
});

function WeightSlider({ name, font }: { name: WeightName; font: FontKey }) {
  const types = useTypes();
  const { change, isReadOnly } = useLookChange();
  const { stepOfMove, slide } = useSlideStep();
  const family = fontFamily(font);
  const { lightest, boldest } = family;
  const weight = nearestWeight(family, types[name]);
  return (
    <label className="look-slider">
      <span>{texts.weight[name]}</span>
      <input
        type="range"
        min={lightest}
        max={boldest}
        step={family.axis === 'static' ? boldest - lightest || 1 : 50}
        value={weight}
        disabled={isReadOnly || lightest === boldest}
        data-field={`typeTheme.${name}`}
        {...slide}
        onChange={({ target }) =>
          change({
            field: `typeTheme.${name}`,
            group: stepOfMove(),
            update: (content) => withTypes(content, { [name]: Number(target.value) }),
          })
        }
      />
      <output>{weight}</output>
    </label>
  );
}
