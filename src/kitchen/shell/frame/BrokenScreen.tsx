import { Component, type ReactNode } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { Button } from '#ui/Button.tsx';

const texts = kitchenShellMessages.broken;

type Props = { children: ReactNode };

/** Says that a screen broke instead of leaving nothing of it; the error itself goes to the console. */
export class BrokenScreen extends Component<Props, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="kitchen-alone" role="alert">
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <Button onClick={() => globalThis.location.reload()}>{texts.reload}</Button>
      </div>
    );
  }
}
