import { type SubmitEvent, useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { overviewPath } from '#domain/kitchen/kitchen-paths.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { siteSlugMaxLength } from '#domain/text/site-slug.ts';
import {
  $madeSite,
  $siteIssues,
  $siteSubmit,
  $slugCheck,
  checkSlug,
  clearSiteFailure,
  createSite,
  slugIssueOf,
} from '#stores/site/create-site.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AccountGate } from '../AccountGate.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { ColorField, accentColors } from './ColorField.tsx';

type Props = { platformHost: string };

const { create } = accountMessages;
const titleMax = 255;

export function CreateSite({ platformHost }: Props) {
  const made = useValue($madeSite);
  return (
    <AccountGate
      path="/create"
      heading={made ? create.doneHeading(made.title) : create.heading}
      isForNewcomers
    >
      {() =>
        made ? (
          <Made slug={made.slug} platformHost={platformHost} />
        ) : (
          <SiteForm platformHost={platformHost} />
        )
      }
    </AccountGate>
  );
}

function Made({ slug, platformHost }: Props & { slug: string }) {
  return (
    <div className="account-form">
      <p className="account-intro" aria-live="polite">
        {create.doneText}
      </p>
      <a className="button" href={overviewPath(slug)}>
        {create.toKitchen}
      </a>
      <SiteLink className="more-link" origin={`${location.protocol}//${slug}.${platformHost}`}>
        {create.visit}
      </SiteLink>
    </div>
  );
}

type TitleProps = { title: string; onType: (title: string) => void; error: string | undefined };

/** What does not fit of the name is said for as long as the rest stands there. */
function TitleField({ title, onType, error }: TitleProps) {
  const [cut, setCut] = useState<string | null>(null);
  return (
    <TextField
      label={create.title}
      name="title"
      autoComplete="off"
      placeholder={create.titlePlaceholder}
      value={title}
      onType={(typed) => {
        const { text, isCut } = keptLine(typed, titleMax);
        setCut(isCut ? text : null);
        onType(text);
      }}
      error={error ?? (cut === title ? create.titleCut(titleMax) : undefined)}
    />
  );
}

/** What the site is called, where it stands and what colour it has. */
export function SiteForm({ platformHost }: Props) {
  const [title, setTitle] = useState('');
  const [chosenSlug, setChosenSlug] = useState<string | null>(null);
  const [accentColor, setAccentColor] = useState<string>(accentColors[0].hex);
  const submit = useValue($siteSubmit);
  const issues = useValue($siteIssues);
  const slug = chosenSlug ?? suggestion(title);
  const check = useSlugCheck(slug);
  const failure = submit.status === 'failed' ? submit.failure : null;
  const isTaken = failure?.code === 'slug_taken';
  const isPending = submit.status === 'pending';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void createSite({ title, slug, accentColor });
  };
  return (
    <form className="account-form" onSubmit={send} noValidate>
      <p className="account-intro">{create.intro}</p>
      <TitleField
        title={title}
        onType={(text) => {
          setTitle(text);
          clearSiteFailure('title');
          clearSiteFailure('slug');
          if (chosenSlug === null) checkSlug(suggestion(text));
        }}
        error={issues.title ?? failure?.issues['title']}
      />
      <TextField
        label={create.slug}
        hint={slug ? create.slugHint(`${slug}.${platformHost}`) : undefined}
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        onType={(text) => {
          const wanted = text.trim().toLowerCase();
          setChosenSlug(wanted);
          clearSiteFailure('slug');
          checkSlug(wanted);
        }}
        error={issues.slug ?? (isTaken ? failure.message : failure?.issues['slug']) ?? check.error}
      />
      <output className="field-status">{check.status}</output>
      <ColorField color={accentColor} onChoose={setAccentColor} />
      <ActionFailure failure={isTaken || failure?.issues['slug'] ? null : failure} />
      <Button type="submit" disabled={title.trim() === ''} isPending={isPending}>
        {isPending ? create.pending : create.submit}
      </Button>
    </form>
  );
}

/** A slug from the title, cut between words if it is too long for a host name. */
function suggestion(title: string): string {
  const slug = slugFrom(title) ?? '';
  if (slug.length <= siteSlugMaxLength) return slug;
  const cut = slug.slice(0, siteSlugMaxLength);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1));
}

function useSlugCheck(slug: string): { status: string; error: string | undefined } {
  const check = useValue($slugCheck);
  const issue = slug === '' ? null : slugIssueOf(slug);
  if (issue !== null) return { status: '', error: issue };
  if (check.status === 'pending') return { status: create.slugChecking, error: undefined };
  if (check.status !== 'fulfilled' || check.value.slug !== slug) {
    return { status: '', error: undefined };
  }
  return check.value.isAvailable
    ? { status: create.slugFree, error: undefined }
    : { status: '', error: create.slugTaken };
}
