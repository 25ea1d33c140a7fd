import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { slugMaxLength } from '#domain/text/is-slug.ts';
import { Line } from '../fields/Line.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { useCollectionField } from './use-collection-field.ts';

const { fields: texts } = collectionEditorMessages;

/** The address of the page; the ones before it lead here. */
export function SlugField({ site }: { site: OwnSite }) {
  const { value, issue, isReadOnly, set } = useCollectionField('slug');
  return (
    <Line
      label={texts.slug}
      place="slug"
      most={slugMaxLength}
      lead={`${site.slug}.${globalThis.location.host}/collections/`}
      {...{ value, issue, isReadOnly }}
      onType={(text, typed) => set(text, { typed })}
    />
  );
}
