import { type ReactNode, useEffect } from 'react';
import { presentSettingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import type { SiteView } from '#contract/site/site.ts';
import type { SettingsSection as SectionName } from '#domain/kitchen/settings/settings-sections.ts';
import { useValue } from '#stores/use-value.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { Billing } from './billing/Billing.tsx';
import { Domains } from './domains/Domains.tsx';
import { $present, loadPresent } from './present-settings.ts';
import { PresentText } from './PresentText.tsx';
import { SenderAddress } from './sender/SenderAddress.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SiteSlug } from './SiteSlug.tsx';
import { CommentLettersChoice } from './CommentLettersChoice.tsx';
import { Switch } from './Switch.tsx';
import { TryAgain } from '../shell/frame/TryAgain.tsx';

/** What counts as soon as it is changed. */
export function PresentSections({ site }: { site: OwnSite }) {
  useEffect(() => void loadPresent(), []);
  return (
    <>
      <SettingsSection name="address">
        <SiteSlug site={site} />
        <Domains />
      </SettingsSection>
      <Failed />
      <Present name="readers">{(known) => <Switches known={known} />}</Present>
      <Present name="analytics">
        {(known) => <PresentText name="googleAnalyticsId" stored={known.googleAnalyticsId} />}
      </Present>
      <Present name="contact">
        {(known) => (
          <>
            <PresentText name="contactEmail" stored={known.contactEmail} />
            <PresentText name="postalAddress" stored={known.postalAddress} rows={4} />
          </>
        )}
      </Present>
      <Present name="letters">
        {(known) => (
          <>
            <PresentText name="newsletterSenderName" stored={known.newsletterSenderName} />
            <div className="settings-switches">
              <Switch name="newsletterRepliesToOwner" isOn={known.newsletterRepliesToOwner} />
              <Switch name="newsletterCountsClicks" isOn={known.newsletterCountsClicks} />
            </div>
            <SenderAddress />
          </>
        )}
      </Present>
      <SettingsSection name="billing">
        <Billing />
      </SettingsSection>
    </>
  );
}

/** Its heading stands there at once, so that an address leads to it. */
function Present({
  name,
  children,
}: {
  name: SectionName;
  children: (known: SiteView) => ReactNode;
}) {
  const present = useValue($present);
  return (
    <SettingsSection name={name}>
      {present.status === 'known' && children(present.site)}
      {present.status === 'loading' && <p className="kitchen-loading">{texts.loading}</p>}
    </SettingsSection>
  );
}

function Failed() {
  const present = useValue($present);
  if (present.status !== 'failed') return null;
  return (
    <div className="settings-failed">
      <p>
        {texts.failed}. {present.failure.message}
      </p>
      <TryAgain onAgain={loadPresent}>{texts.tryAgain}</TryAgain>
    </div>
  );
}

function Switches({ known }: { known: SiteView }) {
  return (
    <div className="settings-switches">
      <Switch name="newslettersEnabled" isOn={known.newslettersEnabled} />
      <Switch name="commentsEnabled" isOn={known.commentsEnabled} />
      {known.commentsEnabled && (
        <>
          <Switch name="holdFirstComments" isOn={known.holdFirstComments} />
          <CommentLettersChoice stored={known.commentLetters} />
        </>
      )}
      <Switch name="subscriptionsEnabled" isOn={known.subscriptionsEnabled} />
    </div>
  );
}
