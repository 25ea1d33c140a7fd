import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { wornColors, wornTypes } from '#domain/kitchen/look/dressing.ts';
import { headerLayouts, themeStyles } from '#domain/look/theme-options.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { paintOf } from './LookSpecimen.tsx';
import { useLook, useLookChange, useLookData, useLookValue } from './look-draft.ts';

const { style: texts } = lookMessages;

/** Where colours go, and where the name stands; both come with a look and go with the cook. */
export function StyleSection() {
  const { words } = useLook();
  const style = useLookValue((content) => content.themeStyle);
  const layout = useLookValue((content) => content.headerLayout);
  const paint = useLookData((content) => paintOf(wornColors(content), wornTypes(content)));
  const { change, choose, isReadOnly } = useLookChange();
  return (
    <section className="look-section" aria-labelledby="look-style" style={paint}>
      <h2 id="look-style">{texts.heading}</h2>
      <ChoiceCards
        legend={texts.style}
        isLegendShown
        className="look-styles"
        values={themeStyles}
        chosen={style}
        place="themeStyle"
        isReadOnly={isReadOnly}
        onChoose={(themeStyle) =>
          change({ field: 'themeStyle', update: (content) => ({ ...content, themeStyle }) })
        }
      >
        {(each) => (
          <>
            <span className="look-style-specimen" data-specimen={each} aria-hidden>
              <span>{words.dish}</span>
              <i />
            </span>
            <span className="look-card-words">
              <strong>{texts.styles[each]}</strong>
              <span>{texts.styleHints[each]}</span>
            </span>
          </>
        )}
      </ChoiceCards>
      <ChoiceCards
        legend={texts.header}
        isLegendShown
        className="look-headers"
        values={headerLayouts}
        chosen={layout}
        place="headerLayout"
        isReadOnly={isReadOnly}
        onChoose={(headerLayout) =>
          choose({ field: 'headerLayout', update: (content) => ({ ...content, headerLayout }) })
        }
      >
        {(each) => (
          <>
            <span className="look-header-specimen" data-specimen={each} aria-hidden>
              <span>{words.site}</span>
              <i />
              <i />
            </span>
            <span className="look-card-words">
              <strong>{texts.layouts[each]}</strong>
            </span>
          </>
        )}
      </ChoiceCards>
    </section>
  );
}
