import { useStore } from '@nanostores/react';
import { sitePartsMessages } from '#contract/kitchen/site/site-parts-messages.ts';
import { mergeFields, withBoth, withChosen } from '#domain/kitchen/draft/merge-fields.ts';
import { Button } from '#ui/Button.tsx';
import { conflictHeadingId } from '../recipe-editor/conflict/show-conflict.ts';
import { ConflictChoice } from '../drafts/ConflictChoice.tsx';
import { offeredSides } from '../drafts/offered-sides.ts';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import { useChoices } from '../drafts/use-choices.ts';
import type { PartDraft, StoredPart } from './site-part-kind.ts';

const { conflict: texts } = sitePartsMessages;
const newId = () => crypto.randomUUID();

type Props<Content extends object> = {
  draft: Pick<PartDraft<Content>, '$content' | 'resolve' | 'undo'>;
  fields: readonly (keyof Content & string)[];
  base: Content;
  theirs: Pick<StoredPart<Content>, 'content'>;
  labelOf: (name: keyof Content & string) => string;
  /** One side's field, in words. */
  told: (content: Content, name: keyof Content & string) => string;
};

/** What two devices made of one thing: what only one changed is taken, the rest chosen. */
export function FieldsConflict<Content extends object>(props: Props<Content>) {
  const { draft, fields, base, theirs, labelOf, told } = props;
  const mine = useStore(draft.$content);
  const { choices, choiceOf, choose } = useChoices<keyof Content & string>();
  const sides = { mine, theirs: theirs.content, newId };
  const { content, conflicts } = mergeFields<Content>(fields, { base, ...sides });
  const asked = fields.filter((name) => conflicts.includes(name));
  const settle = () => {
    draft.resolve(withChosen(content, sides, { names: asked, choices }));
    tellOfDraft(texts.saved, draft.undo);
  };
  return (
    <section className="editor-conflict" aria-labelledby={conflictHeadingId}>
      <h2 id={conflictHeadingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{conflicts.length === 0 ? texts.nothingTwice : texts.text}</p>
      {asked.map((name) => (
        <ConflictChoice
          key={name}
          name={name}
          legend={labelOf(name)}
          offered={offeredSides(
            { mine, theirs: theirs.content, both: withBoth(content, sides, name) },
            (side) => told(side, name),
          )}
          choice={choiceOf(name)}
          onChoose={(choice) => choose(name, choice)}
        />
      ))}
      <Button onClick={settle}>{texts.save}</Button>
    </section>
  );
}
