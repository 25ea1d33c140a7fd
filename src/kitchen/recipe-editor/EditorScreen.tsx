import { kitchenShellMessages as texts } from '#contract/kitchen/shell-messages.ts';
import { Shell } from '../shell/Shell.tsx';

export function EditorScreen() {
  return <Shell>{() => <h1>{texts.titles['kitchen/recipe']}</h1>}</Shell>;
}
