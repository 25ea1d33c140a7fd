import { useStore } from '@nanostores/react';
import { savingMessages as texts } from '#contract/kitchen/shell/saving-messages.ts';
import type { ReactNode } from 'react';
import { timeOf } from '../clock/day-words.ts';
import type { Draft } from './open-draft.ts';

type Props<Content, View> = {
  draft: Pick<
    Draft<Content, View>,
    '$restoredAt' | '$role' | 'takeOver' | 'undoRestoration' | 'closeRestoration'
  >;
  /** The two texts of a conflict, where there is one. */
  children: ReactNode;
};

/** What the person has to know before they go on: restored, open elsewhere, changed elsewhere. */
export function DraftBars<Content, View>({ draft, children }: Props<Content, View>) {
  const restoredAt = useStore(draft.$restoredAt);
  const role = useStore(draft.$role);
  return (
    <div aria-live="polite">
      {role === 'follower' && (
        <p className="editor-bar">
          {texts.otherTab}
          <button type="button" className="kitchen-link" onClick={() => void draft.takeOver()}>
            {texts.writeHere}
          </button>
        </p>
      )}
      {restoredAt !== null && (
        <p className="editor-bar">
          {texts.restored(timeOf(restoredAt))}
          <button type="button" className="kitchen-link" onClick={draft.undoRestoration}>
            {texts.undoRestoration}
          </button>
          <button type="button" className="kitchen-link" onClick={draft.closeRestoration}>
            {texts.keep}
          </button>
        </p>
      )}
      {children}
    </div>
  );
}
