import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { lookMessages as texts } from '#contract/kitchen/site/look-messages.ts';
import { isSameLook, siteLookOf } from '#domain/kitchen/look/site-look.ts';
import type { FacesOfFonts } from '#domain/kitchen/look/tried-theme.ts';
import { useComputed } from '#stores/use-value.ts';
import { DraftBars } from '../drafts/DraftBars.tsx';
import { installHistoryKeys } from '../drafts/history-keys.ts';
import { ReturnOfFocus } from '../drafts/ReturnOfFocus.tsx';
import { useDropGuard } from '../media/uploads/dropped-files.ts';
import { $rows, followIndex } from '../recipes/recipe-index.ts';
import { later } from '../shell/frame/Later.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { PartHead } from '../site-parts/PartHead.tsx';
import { useNamedField } from '../fields/use-named-field.ts';
import { BesideLook } from './BesideLook.tsx';
import { ColorsSection } from './ColorsSection.tsx';
import { CssSection } from './CssSection.tsx';
import { type LookDraft, LookScope } from './look-draft.ts';
import { LooksSection } from './LooksSection.tsx';
import { MarksSection } from './MarksSection.tsx';
import { newestShown } from './shown-recipe.ts';
import { StyleSection } from './StyleSection.tsx';
import { TypeSection } from './TypeSection.tsx';
import { useFontFaces } from './use-font-faces.ts';

// Few ever meet a conflict, and who does is online.
const LookConflict = later(async () => (await import('./LookConflict.tsx')).LookConflict);

type Props = { site: OwnSite; draft: LookDraft; faces: FacesOfFonts };

/** Everything that a site wears, with the site itself beside it. */
export function LookEditor({ site, draft, faces }: Props) {
  const state = useStore(draft.$saving);
  const { title } = useStore(draft.$stored);
  const recipe = newestShown(useComputed($rows) ?? []);
  const sheet = useRef<HTMLDivElement>(null);
  useFontFaces(faces);
  useEffect(followIndex, []);
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  useDropGuard();
  useNamedField();
  const dish = recipe?.title ?? texts.type.dish;
  const scope = useMemo(
    () => ({ draft, faces, words: { site: title, dish } }),
    [draft, faces, title, dish],
  );
  return (
    <LookScope value={scope}>
      <div className="editor" ref={sheet}>
        <PartHead
          {...{ draft, part: 'look' }}
          isSaved={(content, stored) => isSameLook(content, siteLookOf(stored))}
        />
        <DraftBars draft={draft}>
          {state.status === 'conflict' && <LookConflict base={state.base} theirs={state.theirs} />}
        </DraftBars>
        <div className="look-columns">
          <div className="look-sheet">
            <header className="site-page-head">
              <h1>{texts.heading}</h1>
              <p className="kitchen-meta">{texts.hint}</p>
            </header>
            <LooksSection />
            <ColorsSection />
            <TypeSection />
            <StyleSection />
            <MarksSection />
            <CssSection />
          </div>
          <BesideLook siteSlug={site.slug} recipeId={recipe?.id ?? null} />
        </div>
        <ReturnOfFocus $place={draft.$place} />
      </div>
    </LookScope>
  );
}
