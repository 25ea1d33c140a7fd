import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { privacySettings } from '#domain/recipe/recipe.ts';
import { useField } from '../fields/use-field.ts';

const { readers: texts } = publishingMessages;

/** Who may read the recipe, in one word beside the button. */
export function ReaderChoice() {
  const { value, isReadOnly, set } = useField('privacySetting');
  return (
    <select
      className="publish-readers"
      aria-label={texts.label}
      value={value}
      disabled={isReadOnly}
      onChange={(event) => {
        const chosen = privacySettings.find((each) => each === event.target.value);
        if (chosen) set(chosen);
      }}
    >
      {privacySettings.map((each) => (
        <option key={each} value={each}>
          {texts[each]}
        </option>
      ))}
    </select>
  );
}
