import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { type ToldCss, toldCss } from '#domain/kitchen/look/told-css.ts';
import { typedBy } from '../fields/typed-by.ts';
import { useLookChange, useLookValue } from './look-draft.ts';

const { css: texts } = lookMessages;

const toldMax = 20;

/** The cook's own style sheet; what is left out of it is told at its line. */
export function CssSection() {
  const css = useLookValue((content) => content.cssOverrides) ?? '';
  const { change, isReadOnly } = useLookChange();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const read = useDeferredValue(css);
  const dropped = useMemo(() => toldCss(read, CSS), [read]);
  const faulty = new Set(dropped.map(({ line }) => line));
  const lines = css.split('\n').length;
  const lead = ({ line, column, text }: ToldCss) => {
    const start =
      css
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(start + column - 1, start + column - 1 + text.length);
  };
  return (
    <section className="look-section" aria-labelledby="look-css">
      <h2 id="look-css">{texts.heading}</h2>
      <p className="kitchen-meta" id={`${id}-hint`}>
        {texts.hint}
      </p>
      <div className="look-code">
        <span className="look-lines" aria-hidden>
          {Array.from({ length: lines }, (_, at) => (
            <span key={at} data-faulty={faulty.has(at + 1) || undefined}>
              {at + 1}
            </span>
          ))}
        </span>
        <textarea
          ref={area}
          aria-label={texts.label}
          aria-describedby={`${id}-hint ${id}-told`}
          data-field="cssOverrides"
          rows={Math.max(lines, 6)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={css}
          readOnly={isReadOnly}
          aria-invalid={dropped.length > 0}
          onChange={(event) => {
            const text = event.target.value;
            change({
              field: 'cssOverrides',
              typed: typedBy(event),
              update: (content) => ({ ...content, cssOverrides: text === '' ? null : text }),
            });
          }}
        />
      </div>
      <div id={`${id}-told`} aria-live="polite" className="look-faults">
        {css !== '' && dropped.length === 0 && <p className="kitchen-meta">{texts.fine}</p>}
        {dropped.length > 0 && <p>{texts.faults(dropped.length)}</p>}
        {dropped.length > 0 && (
          <ul>
            {dropped.slice(0, toldMax).map((each) => (
              <li key={`${each.line}:${each.column}`}>
                <button type="button" className="kitchen-link" onClick={() => lead(each)}>
                  {texts.at(each.line, each.column)}
                </button>
                <span>{texts.reasons[each.reason]}</span>
                {each.text !== '' && <code>{each.text}</code>}
              </li>
            ))}
          </ul>
        )}
        {dropped.length > toldMax && <p>{texts.more(dropped.length - toldMax)}</p>}
      </div>
    </section>
  );
}
