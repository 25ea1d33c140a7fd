import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sitePartsMessages as texts } from '#contract/kitchen/site/site-parts-messages.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import { fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { Notices } from '../shell/notices/Notices.tsx';
import { PublishPart } from './PublishPart.tsx';
import type { PartDraft } from './site-part-kind.ts';

const words = { title: 'About us' };

/** What is written, saved in the version that somebody else has left behind by now. */
function aDraft() {
  const lookAgain = vi.fn<() => void>();
  const change = vi.fn<() => boolean>();
  const draft = {
    $stored: atom({ changedParts: ['about'] }),
    $content: atom(words),
    $role: atom('writer'),
    whenSaved: (act: (version: number, content: typeof words) => unknown) => act(3, words),
    lookAgain,
    change,
  };
  return { lookAgain, change, draft: draft as unknown as PartDraft<typeof words> };
}

afterEach(() => vi.unstubAllGlobals());

describe('Publishing a page that somebody else has changed meanwhile', () => {
  it('says so and what to do, keeps what was written, and looks at what stands there now', async () => {
    globalThis.history.replaceState(null, '', '/kitchen/hearth/settings/look');
    const api = fakeApi();
    api.answer('POST /api/v1/manage/hearth/site-working-copy/publish', refusal('stale_write'));
    const { draft, lookAgain, change } = aDraft();
    render(
      <>
        <PublishPart
          part="about"
          draft={draft}
          isSaved={(_, stored: SiteWorkingCopyView) => !stored}
        />
        <Notices />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: texts.publish }));
    const notice = await screen.findByRole('listitem');
    expect(notice.textContent).toContain(texts.notPublished(texts.changedMeanwhile));
    expect(lookAgain).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.publish }).disabled).toBe(
      false,
    );
  });
});
