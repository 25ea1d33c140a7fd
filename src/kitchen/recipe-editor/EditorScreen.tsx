import { Shell } from '../shell/frame/Shell.tsx';
import { Editor } from './Editor.tsx';
import { OpenRecipe } from './OpenRecipe.tsx';

export function EditorScreen() {
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
