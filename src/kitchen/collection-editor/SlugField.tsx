import { useId } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/collections-messages.ts';
import { slugMaxLength } from '#domain/text/is-slug.ts';
import { typedBy } from '../recipe-editor/fields/use-field.ts';
import { useKeptLine } from '../recipe-editor/fields/use-kept-line.ts';
import type { OwnSite } from '../shell/session.ts';
import { useCollectionField } from './use-collection-field.ts';

const { fields: texts } = collectionEditorMessages;

/** The address of the page; the ones before it lead here. */
export function SlugField({ site }: { site: OwnSite }) {
  const { value, issue: refused, isReadOnly, set } = useCollectionField('slug');
  const { told, keep } = useKeptLine(slugMaxLength);
  const issue = refused ?? told;
  const id = useId();
  return (
    <div className="editor-field">
      <label htmlFor={id}>{texts.slug}</label>
      <span className="editor-line">
        <span className="editor-lead">{`${site.slug}.${globalThis.location.host}/collections/`}</span>
        <input
          id={id}
          type="text"
          data-field="slug"
          autoComplete="off"
          value={value}
          readOnly={isReadOnly}
          aria-invalid={issue !== undefined}
          aria-describedby={issue === undefined ? undefined : `${id}-issue`}
          onChange={(event) => set(keep(event.target.value), typedBy(event))}
        />
      </span>
      {issue !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {issue}
        </p>
      )}
    </div>
  );
}
