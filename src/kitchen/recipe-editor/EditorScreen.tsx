import { useEffect } from 'react';
import { Shell } from '../shell/frame/Shell.tsx';
import { Editor } from './Editor.tsx';
import { OpenRecipe } from './OpenRecipe.tsx';
import { recipeAhead } from './saving/recipe-ahead.ts';
import { globalsAhead } from './site-globals.ts';

export function EditorScreen() {
  // One way to the server and back for the account and for what is written.
  useEffect(() => {
    recipeAhead.begin();
    globalsAhead.begin();
  }, []);
  return (
    <Shell>
      {(site) => (
        <OpenRecipe site={site}>
          <Editor site={site} />
        </OpenRecipe>
      )}
    </Shell>
  );
}
