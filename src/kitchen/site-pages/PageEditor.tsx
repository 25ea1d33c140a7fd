import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useRef } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { sitePagesMessages as texts } from '#contract/kitchen/site/site-pages-messages.ts';
import type { SitePageName } from '#domain/kitchen/site-pages/site-page-names.ts';
import { isSamePage, sitePagesOf } from '#domain/kitchen/site-pages/site-pages.ts';
import { DraftBars } from '../drafts/DraftBars.tsx';
import { installHistoryKeys } from '../drafts/history-keys.ts';
import { ReturnOfFocus } from '../drafts/ReturnOfFocus.tsx';
import { useDropGuard } from '../media/uploads/dropped-files.ts';
import { keepPressesSteady } from '../recipe-editor/steady-presses.ts';
import { followIndex } from '../recipes/recipe-index.ts';
import { later } from '../shell/frame/Later.tsx';
import { pageLinks } from '../shell/network/screens.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { PartHead } from '../site-parts/PartHead.tsx';
import { useNamedField } from '../fields/use-named-field.ts';
import { AboutFields } from './AboutFields.tsx';
import { BesidePage } from './BesidePage.tsx';
import { BookFields } from './BookFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { EventsFields, LinksFields, PressFields } from './ListPages.tsx';
import { usePage } from './page-draft.ts';

// Few ever meet a conflict, and who does is online.
const PageConflict = later(async () => (await import('./PageConflict.tsx')).PageConflict);

const fieldsOf: Record<SitePageName, ComponentType<{ site: OwnSite }>> = {
  home: HomeFields,
  about: AboutFields,
  links: LinksFields,
  events: EventsFields,
  book: BookFields,
  press: PressFields,
};

/** A page of the site, as it is written, with the page itself beside it. */
export function PageEditor({ site }: { site: OwnSite }) {
  const { page, draft } = usePage();
  const state = useStore(draft.$saving);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(followIndex, []);
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  useEffect(() => (sheet.current ? keepPressesSteady(sheet.current) : undefined), []);
  useDropGuard();
  useNamedField();
  const Fields = fieldsOf[page];
  return (
    <div className="editor" ref={sheet}>
      <PartHead
        {...{ draft, part: page }}
        isSaved={(content, stored) => isSamePage(page, content, sitePagesOf(stored))}
      />
      <DraftBars draft={draft}>
        {state.status === 'conflict' && <PageConflict base={state.base} theirs={state.theirs} />}
      </DraftBars>
      <nav className="site-pages" aria-label={texts.pages}>
        {pageLinks(site.slug).map(({ name, label, href }) => (
          <a key={name} href={href} aria-current={name === page ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className="editor-columns-of-two">
        <div className="editor-sheet">
          <header className="site-page-head">
            <h1>{kitchenShellMessages.pages[page]}</h1>
            <p className="kitchen-meta">{texts.hints[page]}</p>
          </header>
          <Fields site={site} />
        </div>
        <BesidePage site={site} />
      </div>
      <ReturnOfFocus $place={draft.$place} />
    </div>
  );
}
