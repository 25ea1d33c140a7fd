import { useState } from 'react';
import { presentSettingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import type { SiteView } from '#contract/site/site.ts';
import { failureOf } from '#stores/failure.ts';
import { changePresent, type PresentField } from './present-settings.ts';
import { useRefusal } from '../shell/network/when-back.ts';

const { notChanged } = presentSettingsMessages;

type Asked<Name extends PresentField> = {
  name: Name;
  stored: SiteView[Name];
  /** What is said once it is so. */
  said: (value: SiteView[Name]) => string;
};

/** Shown as it was chosen while the server is told; where it was refused it goes back, and says why. */
export function usePresentChoice<Name extends PresentField>({ name, stored, said }: Asked<Name>) {
  const [chosen, setChosen] = useState<{ value: SiteView[Name] } | null>(null);
  const [refusal, setRefusal] = useRefusal();
  const choose = async (value: SiteView[Name]) => {
    if (chosen !== null) return;
    setChosen({ value });
    setRefusal(null);
    try {
      await changePresent(name, value, said);
    } catch (error) {
      setRefusal(notChanged(failureOf(error).message));
    } finally {
      setChosen(null);
    }
  };
  return { shown: chosen ? chosen.value : stored, isPending: chosen !== null, refusal, choose };
}
