import { useEffect, useState } from 'react';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import { addressesPath, recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { useValue } from '#stores/use-value.ts';
import { $siteGlobals, loadSiteGlobals } from '../recipe-editor/site-globals.ts';
import { $session } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { $reading, askAgain, readPasted } from './reading.ts';
import { EarlierImports } from './files/EarlierImports.tsx';
import { ImportFiles } from './files/ImportFiles.tsx';
import { RunCard } from './files/RunCard.tsx';
import { $importRun } from './files/run.ts';
import { openFiles } from './open-files.ts';
import { Review } from './Review.tsx';
import { SiteForm } from './site/SiteForm.tsx';
import { SourceForm } from './SourceForm.tsx';
import { useSources } from './sources/use-sources.ts';

export function RecipeImportScreen() {
  return <Shell>{(site) => <RecipeImport siteSlug={site.slug} />}</Shell>;
}

function RecipeImport({ siteSlug }: { siteSlug: string }) {
  const reading = useValue($reading);
  const hasRun = useValue($importRun) !== null;
  const [openedReport, openReport] = useState<string | null>(null);
  const globals = useValue($siteGlobals);
  const session = useValue($session);
  const personId = session.status === 'open' ? session.user.id : '';
  useSources(personId);
  const language = globals?.language ?? defaultLanguage;
  useEffect(() => {
    // The site's language and lists are on the server.
    void loadSiteGlobals();
  }, []);
  const isRead = reading.status === 'read' && reading.answer.recipes.length > 0;
  const imports = <EarlierImports opened={openedReport} onOpen={openReport} />;
  return (
    <>
      <header className="list-head">
        <h1 tabIndex={-1}>{texts.heading}</h1>
        <a className="list-aside" href={addressesPath(siteSlug)}>
          {texts.toAddresses}
        </a>
        <a className="list-link" href={recipesPath(siteSlug)}>
          {kitchenShellMessages.screens.recipes}
        </a>
      </header>
      {isRead ? (
        <Review answer={reading.answer} onBack={askAgain} />
      ) : (
        <>
          <RunCard />
          {hasRun && imports}
          <SourceForm reading={reading} onRead={(pasted) => void readPasted(pasted, language)} />
          <ImportFiles
            onFiles={(files, fetchesPictures) =>
              void openFiles(files, { fetchesPictures, personId, language })
            }
          />
          <SiteForm personId={personId} />
          {!hasRun && imports}
        </>
      )}
    </>
  );
}
