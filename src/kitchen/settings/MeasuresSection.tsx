import { useId } from 'react';
import { settingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import { measurementSystems, temperatureSystems } from '#domain/site/site.ts';
import { useIdentityField } from './identity-draft.ts';
import { SettingsSection } from './SettingsSection.tsx';

const {
  identity: texts,
  measurementSystems: measures,
  temperatureSystems: heats,
} = settingsMessages;

export function MeasuresSection() {
  const measure = useIdentityField('defaultMeasurementSystem');
  const heat = useIdentityField('defaultTemperatureSystem');
  return (
    <SettingsSection name="measures" hint={texts.measuresHint}>
      <div className="settings-choices">
        <Choice
          label={texts.measures}
          place="defaultMeasurementSystem"
          options={measurementSystems}
          {...measure}
          nameOf={(system) => measures[system]}
        />
        <Choice
          label={texts.temperatures}
          place="defaultTemperatureSystem"
          options={temperatureSystems}
          {...heat}
          nameOf={(system) => heats[system]}
        />
      </div>
    </SettingsSection>
  );
}

type Props<Option extends string> = {
  label: string;
  place: string;
  options: readonly Option[];
  value: Option;
  isReadOnly: boolean;
  nameOf: (option: Option) => string;
  set: (option: Option) => void;
};

function Choice<Option extends string>(props: Props<Option>) {
  const { label, place, options, value, isReadOnly, nameOf, set } = props;
  const name = useId();
  return (
    <fieldset className="settings-choice" data-field={place} disabled={isReadOnly}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            {...{ name }}
            checked={option === value}
            onChange={() => set(option)}
          />
          {nameOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
