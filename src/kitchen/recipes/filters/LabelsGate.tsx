import { type ReactNode, useEffect } from 'react';
import { listChoicesMessages as texts } from '#contract/kitchen/recipe/list-choices-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useComputed } from '#stores/use-value.ts';
import { $labelsState, loadLabels, type SiteLabels } from '../site-labels.ts';
import { TryAgain } from '../../shell/frame/TryAgain.tsx';
import { Failure } from '../../shell/frame/Failure.tsx';

/** Shows what needs the terms and collections of the site once they are known. */
export function LabelsGate({ children }: { children: (labels: SiteLabels) => ReactNode }) {
  const state = useComputed($labelsState);
  useEffect(() => {
    void loadLabels();
  }, []);
  const labels = valueOf(state);
  if (labels !== null) return children(labels);
  if (state.status !== 'rejected') return null;
  return (
    <div className="list-message">
      <h3>{texts.loadFailed}</h3>
      <Failure failure={failureOf(state.error)} />
      <TryAgain onAgain={loadLabels}>{texts.tryAgain}</TryAgain>
    </div>
  );
}
