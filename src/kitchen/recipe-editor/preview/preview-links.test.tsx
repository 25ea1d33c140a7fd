import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewMessages as texts } from '#contract/kitchen/publishing/preview-messages.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { PreviewLinks } from './PreviewLinks.tsx';

const recipeId = '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';
const linkId = '4f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';
const site = 'https://hearth.larder.test';
const linksPath = `/api/v1/manage/hearth/recipes/${recipeId}/preview-links`;
const now = Date.UTC(2026, 4, 17, 9, 30);
let api: FakeApi;

const aLink = (token: string, minutes: number) => ({
  status: 201,
  body: {
    link: {
      id: linkId,
      url: `${site}/preview/${token}`,
      expiresAt: new Date(now + minutes * 60_000).toISOString(),
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  api = fakeApi();
  api.answer(`GET ${linksPath}`, { body: { links: [] } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function shownLinks() {
  render(<PreviewLinks siteSlug="hearth" recipeId={recipeId} />);
  await pass(0);
}

describe('Links for friends', () => {
  it('are copied, listed and withdrawn', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
    const opened = { id: linkId, createdAt: new Date(now).toISOString() };
    await shownLinks();
    api.answer(`POST ${linksPath}`, aLink('friend', 7 * 24 * 60));
    const expiresAt = new Date(now + 7 * 24 * 60 * 60_000).toISOString();
    api.answer(`GET ${linksPath}`, { body: { links: [{ ...opened, expiresAt }] } });
    api.answer(`DELETE /api/v1/manage/hearth/preview-links/${linkId}`, { status: 204 });
    fireEvent.click(screen.getByRole('button', { name: texts.links.copy }));
    await pass(0);
    expect(writeText).toHaveBeenCalledWith(`${site}/preview/friend`);
    fireEvent.click(screen.getByRole('button', { name: texts.links.withdraw }));
    await pass(0);
    expect(screen.queryByRole('button', { name: texts.links.withdraw })).toBeNull();
  });

  it('stand there to be copied by hand until they are withdrawn', async () => {
    const writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
    const day = new Date(now).toISOString();
    const open = [linkId, recipeId].map((id) => ({ id, createdAt: day, expiresAt: day }));
    await shownLinks();
    api.answer(`POST ${linksPath}`, aLink('friend', 7 * 24 * 60));
    api.answer(`GET ${linksPath}`, { body: { links: open } });
    api.answer(`DELETE /api/v1/manage/hearth/preview-links/${linkId}`, { status: 204 });
    api.answer(`DELETE /api/v1/manage/hearth/preview-links/${recipeId}`, { status: 204 });
    fireEvent.click(screen.getByRole('button', { name: texts.links.copy }));
    await pass(0);
    const shown = () => screen.queryByLabelText<HTMLInputElement>(texts.links.notCopied)?.value;
    const withdraw = async (at: number) => {
      fireEvent.click(screen.getAllByRole('button', { name: texts.links.withdraw })[at]!);
      await pass(0);
    };
    await withdraw(1);
    expect(shown()).toBe(`${site}/preview/friend`);
    await withdraw(0);
    expect(shown()).toBeUndefined();
  });
});
