import { cleanup, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import {
  aKitchen,
  idOf,
  leaveKitchen,
  manage,
  siteId,
  whole,
} from '#kitchen/recipes/testing/list-page.ts';
import { managedSite } from '#stores/testing/comments.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';

const newsletterId = idOf(700);
export const one = `${manage}/newsletter-sends/${newsletterId}`;
export const reached = { all: 12, free: 9, paid: 3, now: '2026-11-23T09:00:00.000Z' };

type Locks = { request: (name: string, work: () => void) => Promise<unknown> };

/** What the kitchen answers around a newsletter, whose letter could not be shown. */
export function anEditorPage(locks: Locks): FakeApi {
  const api = aKitchen(`/kitchen/hearth/newsletters/${newsletterId}`);
  fakeDatabase();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  api.answer(`GET ${manage}/recipe-index`, whole([]));
  api.answer(`GET ${manage}/current-site`, managedSite);
  api.answer(`GET ${manage}/newsletter-audience`, { body: reached });
  api.answer(`GET ${one}/links`, { body: { links: [] } });
  api.breakNetwork(`POST ${manage}/page-preview-links`);
  return api;
}

export async function leaveEditor(locks: Locks): Promise<void> {
  vi.restoreAllMocks();
  cleanup();
  // A draft that is closed still writes what it has, and gives its lock back then.
  await locks.request(`newsletter:${siteId}:${newsletterId}`, () => undefined);
  leaveKitchen();
}

export const answerNewsletter = (api: FakeApi, newsletterSend: NewsletterSendView) =>
  api.answer(`GET ${one}`, { body: { newsletterSend } });

export async function openNewsletter(api: FakeApi, newsletter: NewsletterSendView): Promise<void> {
  answerNewsletter(api, newsletter);
  const { NewsletterScreen } = await import('../NewsletterScreen.tsx');
  render(createElement(NewsletterScreen));
}

export const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

/** Calls of a kind that were made, in their order. */
export const calls = (api: FakeApi, call: string) =>
  api.asked.filter(({ method, path }) => `${method} ${path}` === call);
