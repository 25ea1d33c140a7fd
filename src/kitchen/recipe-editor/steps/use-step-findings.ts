import { useEffect } from 'react';
import { later } from '#stores/later.ts';
import { valueOf } from '#stores/remote.ts';
import { useComputed } from '#stores/use-value.ts';

/** Times, amounts and heats are told by much code, which comes once the steps are there. */
const reading = later(() => import('#domain/kitchen/steps/step-findings.ts'));

/** What reads the text of a step; null until it has come. */
export function useStepFindings() {
  useEffect(() => void reading.load(), []);
  return valueOf(useComputed(reading.$remote));
}
