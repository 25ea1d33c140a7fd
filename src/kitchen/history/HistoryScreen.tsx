import { OpenRecipe } from '../recipe-editor/OpenRecipe.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { RecipeHistory } from './RecipeHistory.tsx';

export function HistoryScreen() {
  return (
    <Shell>
      {(site) => (
        <OpenRecipe site={site}>
          <RecipeHistory site={site} />
        </OpenRecipe>
      )}
    </Shell>
  );
}
