import { type FocusEvent, useId, useState } from 'react';
import { settingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import type { HeaderRow, SocialRow } from '#domain/kitchen/settings/identity.ts';
import { profileAddress } from '#domain/kitchen/settings/profile-address.ts';
import { settingsSocialPlatforms, socialPlatformLabels } from '#domain/site/social-links.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { linkAddressOf } from '../rich-text/link-address.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { Line } from '../fields/Line.tsx';
import { toldBy } from '../fields/told-by.ts';
import type { RowActs, Rows } from '../site-pages/row-acts.ts';
import { RowList, type ToldOfRow } from '../site-pages/RowList.tsx';
import { type IdentityDraft, useIdentity, useIdentityField } from './identity-draft.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { identity: texts } = settingsMessages;

export function LinksSection() {
  return (
    <SettingsSection name="links">
      <HeaderLinks />
      <Profiles />
    </SettingsSection>
  );
}

const headerRows = ({ $content, $issues, change }: IdentityDraft): Rows<HeaderRow> => ({
  $issues,
  rowsNow: () => $content.get().headerLinks,
  titleOf: ({ label }) => label,
  blank: () => ({ id: crypto.randomUUID(), label: '', href: '', openInNewTab: false }),
  write: (headerLinks, place, typed) =>
    change({
      field: place,
      update: (content) => ({ ...content, headerLinks }),
      ...(typed !== undefined && { typed }),
    }),
});

function HeaderLinks() {
  const draft = useIdentity();
  const { value: rows, isReadOnly } = useIdentityField('headerLinks');
  const [kept] = useState(() => headerRows(draft));
  return (
    <div className="settings-rows" data-field="headerLinks">
      <h4>{texts.headerLinks}</h4>
      <p className="kitchen-meta">{texts.headerLinksHint}</p>
      <RowList
        name="headerLinks"
        {...{ rows, kept, isReadOnly }}
        add={texts.addHeaderLink}
        empty={texts.headerLinksEmpty}
      >
        {(row, acts, { issueOf }) => <HeaderFields {...{ row, acts, isReadOnly, issueOf }} />}
      </RowList>
    </div>
  );
}

type RowProps<Row extends { id: string }> = Pick<ToldOfRow, 'issueOf'> & {
  row: Row;
  acts: RowActs<Row>;
  isReadOnly: boolean;
};

function HeaderFields({ row, acts, isReadOnly, issueOf }: RowProps<HeaderRow>) {
  const { id, label, href, openInNewTab } = row;
  const complete = () => {
    // A path of the site stays what it is.
    const meant = href.startsWith('/') ? null : linkAddressOf(href.trim());
    if (meant !== null && meant !== href) acts.patch(id, { href: meant });
  };
  return (
    <div className="settings-header-link">
      <Line
        label={texts.label}
        place={`${id}.label`}
        issue={issueOf('label')}
        hasRoom
        value={label}
        isReadOnly={isReadOnly}
        onType={(text, typed) => acts.patch(id, { label: text }, typed)}
      />
      <div onBlur={complete}>
        <Line
          label={texts.address}
          placeholder={texts.addressPlaceholder}
          place={`${id}.href`}
          issue={issueOf('href')}
          hasRoom
          value={href}
          isReadOnly={isReadOnly}
          onType={(text, typed) => acts.patch(id, { href: text }, typed)}
        />
      </div>
      <CheckboxField
        label={texts.newTab}
        isChecked={openInNewTab}
        disabled={isReadOnly}
        onCheck={(isNew) => acts.patch(id, { openInNewTab: isNew })}
      />
    </div>
  );
}

const labelOf = (platform: string): string =>
  new Map<string, string>(Object.entries(socialPlatformLabels)).get(platform) ?? platform;

const socialRows = ({ $content, $issues, change }: IdentityDraft): Rows<SocialRow> => ({
  $issues,
  rowsNow: () => $content.get().socialMediaLinks,
  titleOf: ({ platform }) => labelOf(platform),
  blank: () => ({ id: crypto.randomUUID(), platform: 'instagram', url: '' }),
  write: (socialMediaLinks, place, typed) =>
    change({
      field: place,
      update: (content) => ({ ...content, socialMediaLinks }),
      ...(typed !== undefined && { typed }),
    }),
});

function Profiles() {
  const draft = useIdentity();
  const { value: rows, isReadOnly } = useIdentityField('socialMediaLinks');
  const [kept] = useState(() => socialRows(draft));
  return (
    <div className="settings-rows" data-field="socialMediaLinks">
      <h4>{texts.profiles}</h4>
      <p className="kitchen-meta">{texts.profilesHint}</p>
      <RowList
        name="socialMediaLinks"
        {...{ rows, kept, isReadOnly }}
        add={texts.addProfile}
        empty={texts.profilesEmpty}
      >
        {(row, acts, { issueOf }) => <ProfileFields {...{ row, acts, isReadOnly, issueOf }} />}
      </RowList>
    </div>
  );
}

const scheme = 'mailto:';
/** A mail address is written without the scheme that its link needs. */
const shownOf = ({ platform, url }: SocialRow): string =>
  platform === 'email' && url.startsWith(scheme) ? url.slice(scheme.length) : url;
const storedOf = (platform: string, text: string): string =>
  platform === 'email' && text !== '' && !text.startsWith(scheme) ? scheme + text : text;

function ProfileFields({ row, acts, isReadOnly, issueOf }: RowProps<SocialRow>) {
  const { id, platform, url } = row;
  const isMail = platform === 'email';
  const complete = ({ target }: FocusEvent) => {
    if (isMail || !(target instanceof HTMLInputElement)) return;
    const typed = url.trim();
    const meant = profileAddress(platform, typed) ?? linkAddressOf(typed);
    if (meant !== null && meant !== url) acts.patch(id, { url: meant });
  };
  return (
    <div className="settings-profile">
      <PlatformField {...{ row, acts, isReadOnly, issueOf }} />
      <div onBlur={complete}>
        <Line
          label={isMail ? texts.mail : texts.profile}
          placeholder={isMail ? texts.mailPlaceholder : texts.profilePlaceholder}
          place={`${id}.url`}
          issue={issueOf('url')}
          hasRoom
          value={shownOf(row)}
          keptAs={(text) => shownOf({ ...row, url: storedOf(platform, text) })}
          isReadOnly={isReadOnly}
          onType={(text, typed) => acts.patch(id, { url: storedOf(platform, text) }, typed)}
        />
      </div>
    </div>
  );
}

function PlatformField({ row, acts, isReadOnly, issueOf }: RowProps<SocialRow>) {
  const id = useId();
  const issue = issueOf('platform');
  const isKnown = settingsSocialPlatforms.some((each) => each === row.platform);
  const choose = (platform: string) =>
    acts.patch(row.id, { platform, url: storedOf(platform, shownOf(row)) });
  return (
    <div className="editor-field">
      <label htmlFor={id}>{texts.platform}</label>
      <select
        id={id}
        data-field={`${row.id}.platform`}
        value={row.platform}
        disabled={isReadOnly}
        {...toldBy(`${id}-issue`, issue)}
        onChange={({ target }) => choose(target.value)}
      >
        {!isKnown && <option value={row.platform}>{labelOf(row.platform)}</option>}
        {settingsSocialPlatforms.map((platform) => (
          <option key={platform} value={platform}>
            {socialPlatformLabels[platform]}
          </option>
        ))}
      </select>
      <FieldIssue id={`${id}-issue`} hasRoom>
        {issue}
      </FieldIssue>
    </div>
  );
}
