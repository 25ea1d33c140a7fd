import { useEffect, useMemo, useState } from 'react';
import { previewMessages } from '#contract/kitchen/publishing/preview-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { weekdayOf } from '../../clock/day-words.ts';
import { notify } from '../../shell/notices/notices.ts';
import { friendLinks } from './preview-links.ts';

const { links: texts } = previewMessages;

type Props = { siteSlug: string; recipeId: string };

/** Links that a cook sends to friends, and those that are open. */
export function PreviewLinks({ siteSlug, recipeId }: Props) {
  const links = useMemo(() => friendLinks({ siteSlug, recipeId }), [siteSlug, recipeId]);
  const open = valueOf(useValue(links.$open)) ?? [];
  // A browser may refuse to copy; then the address is shown.
  const [uncopied, setUncopied] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => {
    void links.load();
  }, [links]);
  const copy = async () => {
    const link = await links.make();
    try {
      await navigator.clipboard.writeText(link.url);
      setUncopied(null);
      notify(texts.copied);
    } catch {
      setUncopied(link);
    }
  };
  const withdraw = async (id: string) => {
    await links.withdraw(id);
    setUncopied((shown) => (shown?.id === id ? null : shown));
    notify(texts.withdrawn);
  };
  const orSay = (work: Promise<void>) =>
    void work.catch((error: unknown) => notify(failureOf(error).message));
  return (
    <section className="preview-links" aria-label={texts.heading}>
      <button type="button" className="kitchen-link" onClick={() => orSay(copy())}>
        {texts.copy}
      </button>
      {uncopied !== null && (
        <label>
          {texts.notCopied}
          <input readOnly value={uncopied.url} onFocus={({ target }) => target.select()} />
        </label>
      )}
      {open.length > 0 && (
        <ul aria-label={texts.open}>
          {open.map(({ id, expiresAt }) => (
            <li key={id}>
              <span>{texts.until(weekdayOf(expiresAt))}</span>
              <button type="button" className="kitchen-link" onClick={() => orSay(withdraw(id))}>
                {texts.withdraw}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
