import { useEffect, useRef } from 'react';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { HistoryButtons } from '../drafts/HistoryButtons.tsx';
import { installHistoryKeys } from '../drafts/history-keys.ts';
import { ReturnOfFocus } from '../drafts/ReturnOfFocus.tsx';
import { followIndex } from '../recipes/recipe-index.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { Bars } from './Bars.tsx';
import { useRecipeDraft } from './draft/use-draft.ts';
import { BesideEditor } from './BesideEditor.tsx';
import { EditorFields } from './EditorFields.tsx';
import { PublishControl } from './publishing/PublishControl.tsx';
import { keepPressesSteady } from './steady-presses.ts';
import { SavingStatus } from './SavingStatus.tsx';
import { later } from '../shell/frame/Later.tsx';
import { useAwaitedTerms } from './terms/use-awaited-terms.ts';
import { useCommands } from './use-commands.ts';

const PublicationBars = later(
  async () => (await import('./publishing/PublicationBars.tsx')).PublicationBars,
);

/** One calm page in the order in which a recipe is thought. */
export function Editor({ site }: { site: OwnSite }) {
  const draft = useRecipeDraft();
  const sheet = useRef<HTMLDivElement>(null);
  // The slugs of other recipes, which the address of this one avoids.
  useEffect(followIndex, []);
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  useEffect(() => (sheet.current ? keepPressesSteady(sheet.current) : undefined), []);
  useAwaitedTerms(draft);
  useCommands(site.slug);
  return (
    <div className="editor" ref={sheet}>
      <header className="editor-head">
        <a className="editor-back" href={recipesPath(site.slug)}>
          <span aria-hidden>‹ </span>
          {texts.toList}
        </a>
        <SavingStatus />
        <HistoryButtons draft={draft} />
        <PublishControl />
      </header>
      <Bars />
      <PublicationBars />
      <div className="editor-columns-of-two">
        <EditorFields site={site} />
        <BesideEditor site={site} />
      </div>
      <ReturnOfFocus $place={draft.$place} />
    </div>
  );
}
