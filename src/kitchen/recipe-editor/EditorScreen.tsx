import { useEffect, useState } from 'react';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe-editor-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { kitchenAddress } from '../shell/address.ts';
import type { OwnSite } from '../shell/session.ts';
import { Shell } from '../shell/Shell.tsx';
import { DraftScope } from './draft/use-draft.ts';
import { openDraft, type OpenedDraft } from './draft/open-draft.ts';
import { Editor } from './Editor.tsx';

export function EditorScreen() {
  return <Shell>{(site) => <OpenRecipe site={site} />}</Shell>;
}

function OpenRecipe({ site }: { site: OwnSite }) {
  const opened = useOpened(site.slug);
  if (opened === null) return <p className="kitchen-loading">{texts.loading}</p>;
  if (opened.kind === 'failed') {
    const isGone = opened.failure.code === 'not_found';
    return (
      <div className="list-message">
        <h1>{texts.failed}</h1>
        <p>{isGone ? texts.notFound : opened.failure.message}</p>
        <a className="button" href={recipesPath(site.slug)}>
          {texts.toList}
        </a>
      </div>
    );
  }
  return (
    <DraftScope value={opened.draft}>
      <Editor site={site} />
    </DraftScope>
  );
}

/** The recipe that the address names; null while it is opened. */
function useOpened(siteSlug: string): OpenedDraft | null {
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  useEffect(() => {
    const { id } = kitchenAddress();
    const opening = openDraft(siteSlug, id ?? '');
    let isHere = true;
    opening.then((each) => {
      if (isHere) setOpened(each);
    }, reportError);
    return () => {
      isHere = false;
      void opening.then(async (each) => {
        if (each.kind === 'opened') await each.draft.dispose();
      });
    };
  }, [siteSlug]);
  return opened;
}
