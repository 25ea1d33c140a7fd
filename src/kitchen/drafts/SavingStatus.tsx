import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import type { SavingTexts } from '#contract/kitchen/shell/saving-messages.ts';
import type { JournalState } from './journal/journal.ts';
import type { Draft } from './open-draft.ts';
import type { SavingState } from './saving/saving-state.ts';
import { askForSignIn } from '../shell/session/session.ts';

type Props<Content, View> = {
  draft: Pick<Draft<Content, View>, '$saving' | '$journal' | '$issues' | 'retry'>;
  texts: SavingTexts;
  /** Said once everything has reached the server. */
  saved: ReactNode;
  /** Leads to a field that was refused, and to the two texts of a conflict. */
  canShowField: (place: string) => boolean;
  showField: (place: string) => void;
  showConflict: () => void;
};

/** What became of the text: saved, on its way, kept on this device, refused or changed elsewhere. */
export function SavingStatus<Content, View>(props: Props<Content, View>) {
  const { draft, texts, saved, canShowField, showField, showConflict } = props;
  const state = useStore(draft.$saving);
  const journal = useStore(draft.$journal);
  const issues = useStore(draft.$issues);
  const places = Object.keys(issues);
  const first = places.find(canShowField);
  // Of a field that this editor does not show, all is said here.
  const issue = first === undefined ? Object.values(issues)[0] : undefined;
  const isFieldRefused = state.status === 'not-saved' && !state.isRetried && places.length > 0;
  const said = isFieldRefused
    ? (state.except ?? refusedText(texts, places.length, issue))
    : textOf(texts, state, journal);
  const isKept = journal === 'kept' || state.status === 'saved';
  return (
    <span className="editor-saving" aria-live="polite" data-saving={state.status}>
      {state.status === 'saved' ? saved : said}
      {!isKept && ` ${texts.notKept}`}
      {isFieldRefused && first !== undefined && (
        <button type="button" className="kitchen-link" onClick={() => showField(first)}>
          {limits.show}
        </button>
      )}
      {state.status === 'conflict' && (
        <button type="button" className="kitchen-link" onClick={showConflict}>
          {texts.compare}
        </button>
      )}
      {state.status === 'signed-out' && (
        <button type="button" className="kitchen-link" onClick={askForSignIn}>
          {texts.signIn}
        </button>
      )}
      {!isFieldRefused && (state.status === 'not-saved' || state.status === 'offline') && (
        <button type="button" className="kitchen-link" onClick={draft.retry}>
          {texts.retry}
        </button>
      )}
    </span>
  );
}

const refusedText = (texts: SavingTexts, count: number, issue: string | undefined): string =>
  issue === undefined ? limits.notSaved(count) : texts['not-saved'](issue);

function textOf(
  texts: SavingTexts,
  state: SavingState<unknown, unknown>,
  journal: JournalState,
): string {
  if (journal !== 'kept') {
    if (state.status === 'offline') return texts.offlineUnkept;
    if (state.status === 'signed-out') return texts['signed-out-unkept'];
  }
  if (state.status !== 'not-saved') return texts[state.status];
  const { code, message } = state.failure;
  if (state.except) return state.except;
  return code === 'not_found' ? texts.gone : texts['not-saved'](message);
}
