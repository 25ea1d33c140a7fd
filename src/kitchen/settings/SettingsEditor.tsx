import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { settingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import { identityOf, isSameIdentity } from '#domain/kitchen/settings/identity.ts';
import { DraftBars } from '../drafts/DraftBars.tsx';
import { installHistoryKeys } from '../drafts/history-keys.ts';
import { ReturnOfFocus } from '../drafts/ReturnOfFocus.tsx';
import { later } from '../shell/frame/Later.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { PartHead } from '../site-parts/PartHead.tsx';
import { useNamedField } from '../fields/use-named-field.ts';
import { useIdentity } from './identity-draft.ts';
import { LinksSection } from './LinksSection.tsx';
import { MeasuresSection } from './MeasuresSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PresentSections } from './PresentSections.tsx';
import { SettingsNavigation } from './SettingsNavigation.tsx';
import { useNamedSection } from './use-named-section.ts';
import { WordsSection } from './WordsSection.tsx';

// Few ever meet a conflict, and who does is online.
const IdentityConflict = later(
  async () => (await import('./IdentityConflict.tsx')).IdentityConflict,
);

export function SettingsEditor({ site }: { site: OwnSite }) {
  const draft = useIdentity();
  const state = useStore(draft.$saving);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  const here = useNamedSection();
  useNamedField();
  return (
    <div className="editor" ref={sheet}>
      <PartHead
        {...{ draft, part: 'identity' }}
        isSaved={(content, stored) => isSameIdentity(content, identityOf(stored))}
      />
      <DraftBars draft={draft}>
        {state.status === 'conflict' && (
          <IdentityConflict base={state.base} theirs={state.theirs} />
        )}
      </DraftBars>
      <div className="settings">
        <SettingsNavigation here={here} />
        <div className="editor-sheet settings-sheet">
          <h1>{texts.heading}</h1>
          <Group name="published">
            <NameSection site={site} />
            <LinksSection />
            <MeasuresSection />
            <WordsSection />
          </Group>
          <Group name="now">
            <PresentSections site={site} />
          </Group>
        </div>
      </div>
      <ReturnOfFocus $place={draft.$place} />
    </div>
  );
}

type GroupProps = { name: keyof typeof texts.groups; children: ReactNode };

function Group({ name, children }: GroupProps) {
  const { heading, text } = texts.groups[name];
  return (
    <div className="settings-group">
      <header>
        <h2>{heading}</h2>
        <p className="kitchen-meta">{text}</p>
      </header>
      {children}
    </div>
  );
}
