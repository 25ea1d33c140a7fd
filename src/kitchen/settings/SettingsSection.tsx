import type { ReactNode } from 'react';
import { settingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import type { SettingsSection as SectionName } from '#domain/kitchen/settings/settings-sections.ts';

type Props = { name: SectionName; hint?: string; children: ReactNode };

/** A section that its name in the address leads to. */
export function SettingsSection({ name, hint, children }: Props) {
  return (
    <section id={name} className="settings-section" aria-labelledby={`${name}-heading`}>
      <h3 id={`${name}-heading`} tabIndex={-1}>
        {texts.sections[name]}
      </h3>
      {hint !== undefined && <p className="kitchen-meta">{hint}</p>}
      {children}
    </section>
  );
}
