import { type SubmitEvent, useId, useState } from 'react';
import { presentSettingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import { settingsPath } from '#domain/kitchen/kitchen-paths.ts';
import { isHostLabel, isSiteSlug } from '#domain/text/site-slug.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { keep, readKept } from '#stores/kept.ts';
import { Button } from '#ui/Button.tsx';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { leaveNotice } from '../shell/session/left-notice.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { useIdentity } from './identity-draft.ts';
import { renameSite } from './present-settings.ts';
import { unsavedSettingHere } from './unsaved-setting.ts';
import { useRefusal } from '../shell/network/when-back.ts';

const { notChanged, slug: texts } = presentSettingsMessages;

/** The address below the platform. What is written is saved before: the page is loaded anew. */
export function SiteSlug({ site }: { site: OwnSite }) {
  const { typed, issue, isPending, type, rename } = useRename(site.slug);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void rename();
  };
  return (
    <form className="settings-slug" onSubmit={submit}>
      <label htmlFor={id}>{texts.label}</label>
      <span className="settings-slug-line">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-own-history
          value={typed}
          aria-invalid={issue !== null}
          aria-describedby={issue === null ? `${id}-hint` : `${id}-hint ${id}-issue`}
          onChange={({ target }) => type(target.value)}
        />
        <span className="settings-slug-host">.{globalThis.location.host}</span>
        {typed !== site.slug && (
          <Button type="submit" variant="quiet" isPending={isPending}>
            {texts.rename}
          </Button>
        )}
      </span>
      <p id={`${id}-hint`} className="kitchen-meta">
        {texts.hint}
      </p>
      <FieldIssue id={`${id}-issue`} isLive>
        {issue}
      </FieldIssue>
    </form>
  );
}

function useRename(slug: string) {
  const draft = useIdentity();
  const key = unsavedSettingHere('slug');
  // Where nothing is typed the field follows the site, which may be moved elsewhere.
  const [kept, setKept] = useState(() => readKept(key, 'session'));
  const typed = kept ?? slug;
  const [issue, setIssue] = useRefusal();
  const [isPending, setIsPending] = useState(false);
  const type = (text: string) => {
    setIssue(null);
    const unsaved = text === slug ? null : text;
    setKept(unsaved);
    keep(key, unsaved, 'session');
  };
  const rename = async () => {
    const wanted = typed.trim();
    if (wanted === slug) return;
    if (!isSiteSlug(wanted)) {
      setIssue(isHostLabel(wanted) ? texts.reserved : texts.invalid);
      return;
    }
    setIsPending(true);
    try {
      await draft.whenSaved(() => Promise.resolve());
    } catch {
      setIssue(texts.unsaved);
      setIsPending(false);
      return;
    }
    try {
      await renameSite(wanted);
      keep(key, null, 'session');
      goTo(wanted);
    } catch (error) {
      setIssue(toldOf(failureOf(error)));
      setIsPending(false);
    }
  };
  return { typed, issue, isPending, type, rename };
}

/** The kitchen of a site is at its address too. */
function goTo(slug: string): void {
  const undoneAt = settingsPath(slug);
  const text = texts.renamed(`${slug}.${globalThis.location.host}`);
  leaveNotice({ text, undoId: null, undoneAt });
  globalThis.location.assign(`${undoneAt}#address`);
}

function toldOf({ code, issues, message }: Failure): string {
  if (code === 'slug_taken') return texts.taken;
  return 'slug' in issues ? texts.invalid : notChanged(message);
}
