import { kitchenShellMessages as texts } from '#contract/kitchen/shell-messages.ts';
import { Shell } from '../shell/Shell.tsx';

export function RecipesScreen() {
  return <Shell>{() => <h1>{texts.screens.recipes}</h1>}</Shell>;
}
