import { useId } from 'react';
import { settingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import { languageName, languagesNamed } from '#domain/kitchen/fields/entered-language.ts';
import { sitePagePath } from '#domain/kitchen/kitchen-paths.ts';
import { hasHeaderSearch } from '#domain/site/header-search.ts';
import { useComputed } from '#stores/use-value.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { $session, type OwnSite } from '../shell/session/session.ts';
import { Line } from '../fields/Line.tsx';
import { useIdentityField } from './identity-draft.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { identity: texts } = settingsMessages;

export function NameSection({ site }: { site: OwnSite }) {
  const { value: title, issue, isReadOnly, set } = useIdentityField('title');
  return (
    <SettingsSection name="name">
      <Line
        label={texts.title}
        place="title"
        hint={texts.titleHint}
        value={title}
        {...{ issue, isReadOnly }}
        onType={(text, typed) => set(text, { typed })}
      />
      <Language />
      {hasHeaderSearch(site.slug) && <Search />}
      <Cook site={site} />
    </SettingsSection>
  );
}

/** More than there are. */
const languagesMax = 1000;

function Language() {
  const { value, isReadOnly, set } = useIdentityField('language');
  const id = useId();
  const all = languagesNamed('', languagesMax);
  const isListed = all.some(({ tag }) => tag === value);
  return (
    <div className="editor-field" data-field="language">
      <label htmlFor={id}>{texts.language}</label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={value}
        disabled={isReadOnly}
        onChange={({ target }) => set(target.value)}
      >
        {!isListed && <option value={value}>{languageName(value)}</option>}
        {all.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="kitchen-meta">
        {texts.languageHint}
      </p>
    </div>
  );
}

function Search() {
  const { value: isHidden, isReadOnly, set } = useIdentityField('hideSearch');
  return (
    <CheckboxField
      label={texts.showSearch}
      data-field="hideSearch"
      isChecked={!isHidden}
      disabled={isReadOnly}
      onCheck={(isShown) => set(!isShown)}
    />
  );
}

/** The cook is a person with a profile, who may have several sites. */
function Cook({ site }: { site: OwnSite }) {
  const session = useComputed($session);
  const name = session.status === 'open' ? session.user.displayName : null;
  return (
    <div className="settings-cook">
      <p>
        <span className="kitchen-meta">{texts.cook}</span>
        <span>{name ?? texts.cookMissing}</span>
      </p>
      <p className="kitchen-meta">{texts.cookHint}</p>
      <p className="settings-ways">
        <a className="kitchen-link" href="/profile">
          {texts.toProfile}
        </a>
        <a className="kitchen-link" href={sitePagePath(site.slug, 'about')}>
          {texts.toAbout}
        </a>
      </p>
    </div>
  );
}
