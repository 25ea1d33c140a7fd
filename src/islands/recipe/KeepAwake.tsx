import { useEffect } from 'react';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import { $keepAwake, keepAwake, lookForWakeLock } from '#stores/cooking/keep-awake.ts';
import { useValue } from '#stores/use-value.ts';
import { Switch } from './Switch.tsx';

/** A switch, or a note where the browser cannot keep the screen on. */
export function KeepAwake() {
  const state = useValue($keepAwake);
  useEffect(lookForWakeLock, []);
  if (state === 'absent') return <p className="keep-awake">{cookingMessages.cannotKeepAwake}</p>;
  return (
    <div className="keep-awake">
      <Switch
        label={cookingMessages.keepAwake}
        isOn={state === 'on'}
        onSwitch={(isOn) => void keepAwake(isOn)}
      />
      {state === 'refused' && <p role="alert">{cookingMessages.refusedKeepAwake}</p>}
    </div>
  );
}
