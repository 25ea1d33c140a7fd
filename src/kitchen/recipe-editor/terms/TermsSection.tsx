import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { describedKinds } from '#domain/kitchen/terms/site-terms.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { KeywordsField } from './KeywordsField.tsx';
import { TermField } from './TermField.tsx';

/** What kind of dish it is: a line for each kind of term, and words that only the search reads. */
export function TermsSection({ site }: { site: SiteGlobals }) {
  return (
    <section className="editor-section" aria-labelledby="editor-dish">
      <h2 id="editor-dish">{dishMessages.sections.dish}</h2>
      <div className="chips-fields">
        {describedKinds.map((kind) => (
          <TermField key={kind} kind={kind} site={site} />
        ))}
        <KeywordsField />
      </div>
    </section>
  );
}
