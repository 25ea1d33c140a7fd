import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { domainsMessages as texts } from '#contract/kitchen/site/domains-messages.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { keep, readKept } from '#stores/kept.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { unsavedSettingHere } from '../unsaved-setting.ts';
import { Domain } from './Domain.tsx';
import { $domains, addDomain, loadDomains } from './domains.ts';
import { TryAgain } from '../../shell/frame/TryAgain.tsx';
import { useRefusal } from '../../shell/network/when-back.ts';

/** Domains of the cook's own, each with what it still lacks. */
export function Domains() {
  const domains = useValue($domains);
  useEffect(() => void loadDomains(), []);
  return (
    <div className="domains">
      <h4>{texts.heading}</h4>
      {domains.status === 'failed' && (
        <div className="settings-failed">
          <p>
            {texts.failed}. {domains.failure.message}
          </p>
          <TryAgain onAgain={loadDomains}>{texts.tryAgain}</TryAgain>
        </div>
      )}
      {domains.status === 'known' && (
        <>
          {domains.hostnames.length === 0 && <p className="kitchen-meta">{texts.empty}</p>}
          <ul className="domain-list">
            {domains.hostnames.map((hostname) => (
              <Domain key={hostname.host} hostname={hostname} />
            ))}
          </ul>
          <AddDomain />
        </>
      )}
    </div>
  );
}

function AddDomain() {
  const { typed, issue, isPending, type, add } = useNewDomain();
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <form className="domain-add" data-field="domain" onSubmit={submit}>
      <label htmlFor={id}>{texts.add.label}</label>
      <span className="settings-slug-line">
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-own-history
          placeholder={texts.add.placeholder}
          value={typed}
          aria-invalid={issue !== null}
          aria-describedby={issue === null ? `${id}-hint` : `${id}-hint ${id}-issue`}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" variant="quiet" isPending={isPending}>
          {texts.add.button}
        </Button>
      </span>
      <p id={`${id}-hint`} className="kitchen-meta">
        {texts.add.hint}
      </p>
      <FieldIssue id={`${id}-issue`} isLive>
        {issue}
      </FieldIssue>
    </form>
  );
}

function useNewDomain() {
  const key = unsavedSettingHere('domain');
  const [typed, setTyped] = useState(() => readKept(key, 'session') ?? '');
  const [issue, setIssue] = useRefusal();
  const [isPending, setIsPending] = useState(false);
  const type = (text: string) => {
    setIssue(null);
    setTyped(text);
    keep(key, text === '' ? null : text, 'session');
  };
  const add = async () => {
    const host = hostOf(typed);
    if (typed.trim() === '') return;
    if (host === '') {
      setIssue(texts.add.invalid);
      return;
    }
    setIsPending(true);
    try {
      await addDomain(host);
      type('');
    } catch (error) {
      setIssue(toldOf(failureOf(error)));
    } finally {
      setIsPending(false);
    }
  };
  return { typed, issue, isPending, type, add };
}

/** Of a pasted address the domain is meant. */
const hostOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '');

function toldOf({ code, issues, message }: Failure): string {
  if (code === 'slug_taken') return texts.add.taken;
  if (issues['host'] === texts.add.ofPlatform) return issues['host'];
  return 'host' in issues ? texts.add.invalid : message;
}
