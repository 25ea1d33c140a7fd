import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { withLook } from '#domain/kitchen/look/dressing.ts';
import { lookKeys, looks } from '#domain/look/looks.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { LookSpecimen } from './LookSpecimen.tsx';
import { useLookChange, useLookValue } from './look-draft.ts';

const { looks: texts } = lookMessages;

export function LooksSection() {
  const look = useLookValue((content) => content.look);
  const { choose, isReadOnly } = useLookChange();
  return (
    <section className="look-section" aria-labelledby="look-looks">
      <h2 id="look-looks">{texts.heading}</h2>
      <p className="kitchen-meta">{texts.hint}</p>
      <ChoiceCards
        legend={texts.heading}
        className="look-cards"
        values={lookKeys}
        chosen={look}
        place="look"
        isReadOnly={isReadOnly}
        onChoose={(key) => choose({ field: 'look', update: (content) => withLook(content, key) })}
      >
        {(key) => (
          <>
            <LookSpecimen look={key} />
            <span className="look-card-words">
              <strong>{looks[key].title}</strong>
              <span>{looks[key].reason}</span>
            </span>
          </>
        )}
      </ChoiceCards>
    </section>
  );
}
