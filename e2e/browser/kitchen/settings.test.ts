import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import {
  presentSettingsMessages as present,
  settingsMessages as texts,
} from '#contract/kitchen/site/settings-messages.ts';
import { settingsSectionNames } from '#contract/kitchen/site/settings-section-names.ts';
import { sitePartsMessages } from '#contract/kitchen/site/site-parts-messages.ts';
import { askSite } from '../../ask-site.ts';
import { expectGood } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { standInDns, type Zone } from '../../platform/stand-in-dns.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const tablet = { width: 768, height: 1024 };
let cook: Person;
let slug: string;
let page: Page;
let troubles: string[];

beforeEach(async () => {
  slug = `set-${crypto.randomUUID().slice(0, 8)}`;
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Fig', slug });
});
afterEach(() => page.context().close());

const open = async (viewport: { width: number; height: number }, section = '') => {
  const options = { reducedMotion: 'reduce' as const, viewport, ...platformBrowserOf(cook) };
  const address = onPlatform(`/kitchen/${slug}/settings${section}`);
  ({ page, troubles } = await browser.open(address, options));
  await page.getByRole('heading', { level: 1, name: texts.heading }).waitFor();
  await page.getByRole('switch').first().waitFor();
};
const isSaved = () => page.getByText('Saved', { exact: true }).waitFor();
/** What visitors are sent. */
const sent = async (path: string) => (await askSite(addressOf(slug, path))).body;

describe.each(Object.entries({ 'a phone': phone, 'a tablet': tablet, 'a wide screen': desktop }))(
  'The settings on %s',
  (_, viewport) => {
    test('are written, published by one press, and in the header then', async () => {
      await open(viewport);
      await page.getByRole('textbox', { name: texts.identity.title }).fill('Salt & Quince');
      await page.getByRole('button', { name: texts.identity.addHeaderLink }).click();
      await page
        .getByRole('textbox', { name: texts.identity.label, exact: true })
        .fill('Workshops');
      await page
        .getByRole('textbox', { name: texts.identity.address, exact: true })
        .fill('/events');
      await isSaved();
      await expect.poll(() => sent('/')).not.toContain('Workshops');
      await page.getByRole('button', { name: sitePartsMessages.publish, exact: true }).click();
      await page.getByText(sitePartsMessages.published, { exact: true }).waitFor();
      await expect.poll(() => sent('/')).toContain('Workshops');
      await expect.poll(() => sent('/')).toContain('Salt &amp; Quince');
      await expectGood(page, troubles);
    });
  },
);

describe('A setting that is in force at once', () => {
  test('is thrown by keys, seen by visitors and taken back', async () => {
    await open(desktop, '#readers');
    const letters = page.getByRole('switch', { name: present.switches.newslettersEnabled.label });
    await letters.focus();
    await page.keyboard.press('Space');
    await page.getByText(present.switches.newslettersEnabled.off).waitFor();
    await expect.poll(() => sent('/')).not.toContain('href="/subscribe"');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await page.getByText(present.switches.newslettersEnabled.on).first().waitFor();
    await expect.poll(() => letters.isChecked()).toBe(true);
  });

  test('names a postal address on the privacy policy', async () => {
    await open(desktop, '#contact');
    const field = page.getByRole('textbox', { name: present.fields.postalAddress.label });
    await field.fill('Ada Salt\n2 Quay Street');
    await field.blur();
    await page.getByText(present.fields.postalAddress.set).waitFor();
    await expect.poll(() => sent('/privacy')).toContain('By post: Ada Salt, 2 Quay Street');
  });

  test('moves the site, whose old address leads to the new one', async () => {
    await open(desktop, '#address');
    const field = page.getByRole('textbox', { name: present.slug.label });
    await field.fill('hearth');
    await page.getByRole('button', { name: present.slug.rename }).click();
    await page.getByText(present.slug.taken).waitFor();
    await expect.poll(() => field.inputValue()).toBe('hearth');
    await field.fill(`${slug}-2`);
    await page.getByRole('button', { name: present.slug.rename }).click();
    await page.waitForURL(onPlatform(`/kitchen/${slug}-2/settings#address`));
    await page.getByText(/the old address leads here/).waitFor();
    await expect.poll(async () => (await askSite(addressOf(slug, '/'))).status).toBe(301);
  });
});

describe('A domain of the cook', () => {
  test('is led here record by record, and is the main address then', async () => {
    const zone: Zone = new Map([['NS salt.example', ['ns1.domaincontrol.com']]]);
    const dns = await standInDns(ownPlatform().dnsPort, zone);
    await open(phone, '#address');
    await page.getByRole('textbox', { name: domainsMessages.add.label }).fill('www.salt.example');
    await page.getByRole('button', { name: domainsMessages.add.button, exact: true }).click();
    await page.getByText(domainsMessages.steps.open('salt.example', 'GoDaddy')).waitFor();
    await expectGood(page, troubles);
    const proof = await page.getByText(/^larder-site-verification=/).innerText();
    zone.set('TXT _larder.www.salt.example.salt.example', [`"${proof}"`]);
    const look = page.getByRole('button', { name: domainsMessages.look });
    await look.click();
    await page.getByText(domainsMessages.found.misplaced).waitFor();
    zone.set('TXT _larder.www.salt.example', [`"${proof}"`]);
    zone.set('CNAME www.salt.example', ['sites.localhost.']);
    await look.click();
    await page.getByRole('button', { name: domainsMessages.makePrimary }).click();
    await page.getByText(domainsMessages.isPrimary('www.salt.example')).waitFor();
    await expectGood(page, troubles);
    await dns.stop();
  });
});

describe('A section of the settings', () => {
  test.each(Object.entries({ 'a phone': phone, 'a wide screen': desktop }))(
    'stays in sight on %s while what stands above it arrives',
    async (_, viewport) => {
      await open(viewport, '#billing');
      const heading = page.getByRole('heading', { name: settingsSectionNames.billing });
      await page.getByText(domainsMessages.empty).waitFor();
      await page.waitForLoadState('networkidle');
      /** Whether it is below the upper edge of the window, and above the lower one. */
      const place = () =>
        heading.evaluate((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return [top, innerHeight - bottom].map(Math.sign);
        });
      await expect.poll(place).toEqual([1, 1]);
    },
  );

  test('is reached by its address and by the palette of another screen', async () => {
    await open(desktop, '#analytics');
    const heading = page.getByRole('heading', { name: settingsSectionNames.analytics });
    await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.goto(onPlatform(`/kitchen/${slug}/recipes`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('domains');
    await page.keyboard.press('Enter');
    await page.waitForURL(/settings#address$/);
  });
});
