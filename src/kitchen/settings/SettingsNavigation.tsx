import { settingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { leavingPath } from '#domain/kitchen/kitchen-paths.ts';
import {
  publishedSections,
  type SettingsSection,
  settingsSections,
} from '#domain/kitchen/settings/settings-sections.ts';
import { siteSlugHere } from '../shell/network/address.ts';

/** Every section by its name; on a phone a row above them. */
export function SettingsNavigation({ here }: { here: SettingsSection }) {
  const others = settingsSections.filter((name) => !publishedSections.includes(name));
  return (
    <nav className="settings-nav" aria-label={texts.navigation}>
      {[publishedSections, others].map((sections, at) => (
        <ul key={at === 0 ? 'published' : 'now'}>
          {sections.map((name) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={name === here ? 'location' : undefined}>
                {texts.sections[name]}
              </a>
            </li>
          ))}
        </ul>
      ))}
      <ul>
        <li>
          <a href={leavingPath(siteSlugHere())}>{kitchenShellMessages.screens.leaving}</a>
        </li>
      </ul>
    </nav>
  );
}
