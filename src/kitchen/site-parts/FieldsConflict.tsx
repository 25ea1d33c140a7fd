import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { sitePartsMessages } from '#contract/kitchen/site/site-parts-messages.ts';
import { mergeFields, withFieldsOf } from '#domain/kitchen/draft/merge-fields.ts';
import { Button } from '#ui/Button.tsx';
import { conflictHeadingId } from '../recipe-editor/conflict/show-conflict.ts';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import type { PartDraft, StoredPart } from './site-part-kind.ts';

const { conflict: texts } = sitePartsMessages;
const sides = ['mine', 'theirs'] as const;

type Props<Content extends object> = {
  draft: PartDraft<Content>;
  fields: readonly (keyof Content & string)[];
  base: Content;
  theirs: StoredPart<Content>;
  labelOf: (name: keyof Content & string) => string;
  /** One side's field, in words. */
  told: (content: Content, name: keyof Content & string) => string;
};

/** What two devices made of one part: what only one changed is taken, the rest chosen. */
export function FieldsConflict<Content extends object>(props: Props<Content>) {
  const { draft, fields, base, theirs, labelOf, told } = props;
  const mine = useStore(draft.$content);
  const [taken, setTaken] = useState<readonly (keyof Content)[]>([]);
  const { content, conflicts } = mergeFields<Content>(fields, {
    base,
    mine,
    theirs: theirs.content,
  });
  const choose = (name: keyof Content, side: (typeof sides)[number]) =>
    setTaken([...taken.filter((each) => each !== name), ...(side === 'theirs' ? [name] : [])]);
  const settle = () => {
    draft.resolve(withFieldsOf(content, theirs.content, taken));
    tellOfDraft(texts.saved, draft.undo);
  };
  return (
    <section className="editor-conflict" aria-labelledby={conflictHeadingId}>
      <h2 id={conflictHeadingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{conflicts.length === 0 ? texts.nothingTwice : texts.text}</p>
      {fields
        .filter((name) => conflicts.includes(name))
        .map((name) => (
          <fieldset key={name} className="editor-decision">
            <legend>{labelOf(name)}</legend>
            {sides.map((side) => (
              <label key={side}>
                <span>
                  <input
                    type="radio"
                    name={name}
                    checked={taken.includes(name) === (side === 'theirs')}
                    onChange={() => choose(name, side)}
                  />
                  {texts[side]}
                </span>
                <span className="editor-side">
                  {told(side === 'mine' ? mine : theirs.content, name)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      <Button onClick={settle}>{texts.save}</Button>
    </section>
  );
}
