import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { TermView } from '#contract/recipe/recipe-view.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import { changeTerm } from '../list-acts.ts';
import { NameField } from './NameField.tsx';
import { SavedField } from './SavedField.tsx';

const { panel: texts, kind } = listsMessages;
const slugMaxLength = 100;

export function TermFacts({ term, entry }: { term: TermView; entry: ListEntry }) {
  return (
    <div className="entry-facts">
      <p className="kitchen-meta">{kind[term.kind]}</p>
      <NameField list="terms" entry={entry} save={(title) => changeTerm(term, { title })} />
      <SavedField
        name={`${term.id} slug`}
        label={texts.address}
        value={term.slug}
        hint={texts.addressHint}
        most={slugMaxLength}
        save={async (slug) => (isSlug(slug) ? changeTerm(term, { slug }) : texts.noAddress)}
      />
    </div>
  );
}
