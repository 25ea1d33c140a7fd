import { screen } from '@testing-library/react';
import { locks } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { domainsMessages as texts } from '#contract/kitchen/site/domains-messages.ts';
import { leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import { hostnames, openSettings, settingsApi } from '#kitchen/settings/testing/settings-page.ts';

afterEach(leaveKitchen);

it('names a domain in its own script, with what DNS calls it where that is typed', async () => {
  const api = settingsApi(locks);
  const host = 'xn--bcker-gra.example';
  const hostname = {
    host,
    isPrimary: false,
    createdAt: '2026-05-01T10:00:00.000Z',
    verifiedAt: null,
    checkedAt: null,
    missedChecks: 0,
    dnsRecords: [{ type: 'CNAME' as const, name: host, value: 'larder.test' }],
  };
  const answer = { platformHost: 'hearth.larder.test', hostnames: [hostname] };
  api.answer(hostnames, { body: answer });
  api.answer(`POST ${manage}/hostnames/${host}/check`, { body: { ...answer, check: null } });
  await openSettings();
  await screen.findByRole('button', { name: texts.steps.addWww('www.bäcker.example') });
  expect(screen.getByText(texts.steps.apex.unknown('www.bäcker.example'))).toBeTruthy();
  expect(screen.getByText(texts.steps.open(`bäcker.example (${host})`, null))).toBeTruthy();
});
