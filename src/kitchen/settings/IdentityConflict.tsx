import { settingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import { languageName } from '#domain/kitchen/fields/entered-language.ts';
import {
  type Identity,
  type IdentityField,
  identityFields,
} from '#domain/kitchen/settings/identity.ts';
import { FieldsConflict } from '../site-parts/FieldsConflict.tsx';
import type { StoredPart } from '../site-parts/site-part-kind.ts';
import { useIdentity } from './identity-draft.ts';

const { fields, measurementSystems, nothing, temperatureSystems, yes, no } = settingsMessages;

/** What two devices made of what the site says of itself. */
export function IdentityConflict(sides: { base: Identity; theirs: StoredPart<Identity> }) {
  return (
    <FieldsConflict
      draft={useIdentity()}
      {...sides}
      fields={identityFields}
      labelOf={(name) => fields[name]}
      told={toldField}
    />
  );
}

function toldField(content: Identity, name: IdentityField): string {
  switch (name) {
    case 'language':
      return languageName(content.language);
    case 'hideSearch':
      return content.hideSearch ? yes : no;
    case 'headerLinks':
      return lines(content.headerLinks.map(({ label, href }) => `${label} ${href}`));
    case 'socialMediaLinks':
      return lines(content.socialMediaLinks.map(({ url }) => url));
    case 'defaultMeasurementSystem':
      return measurementSystems[content.defaultMeasurementSystem];
    case 'defaultTemperatureSystem':
      return temperatureSystems[content.defaultTemperatureSystem];
    default:
      return content[name] ?? nothing;
  }
}

const lines = (rows: readonly string[]) => rows.join('\n').trim() || nothing;
