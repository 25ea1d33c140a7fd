import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookMessages as texts } from '#contract/kitchen/site/look-messages.ts';
import { savingMessages } from '#contract/kitchen/shell/saving-messages.ts';
import { conflictMessages } from '#contract/kitchen/recipe/conflict-messages.ts';
import { sitePartsMessages as partTexts } from '#contract/kitchen/site/site-parts-messages.ts';
import { lookFields } from '#domain/kitchen/look/site-look.ts';
import { looks } from '#domain/look/looks.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { lookApi, published } from '#kitchen/look/testing/look-api.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { LookScreen } from './LookScreen.tsx';

const site = {
  id: anId(900),
  slug: 'edna',
  title: 'Edna',
  url: 'https://edna.example',
  role: 'owner' as const,
};
const faces = {};

/** Style sheets that a script makes are unknown to this page. */
const aSheet = vi.fn<() => { replaceSync: () => void }>(function sheet() {
  return { replaceSync: () => undefined };
});

beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal('CSS', { escape: String, supports: (name: string) => name !== 'colr' });
  vi.stubGlobal('CSSStyleSheet', aSheet);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Object.defineProperty(document, 'adoptedStyleSheets', {
    value: [],
    configurable: true,
    writable: true,
  });
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  globalThis.history.pushState(null, '', '/kitchen/edna/settings/look');
  keepAccount(anAccount({ sites: [site] }));
});
afterEach(async () => {
  cleanup();
  await locks.request(`site-page:${site.id}:look`, () => undefined);
  vi.unstubAllGlobals();
});

async function open() {
  const api = lookApi();
  render(<LookScreen faces={faces} />);
  await screen.findByRole('heading', { level: 1, name: texts.heading });
  await expect.poll(() => look('Cookbook').disabled).toBe(false);
  return api;
}
const look = (title: string) =>
  within(screen.getByRole('group', { name: texts.looks.heading })).getByRole<HTMLInputElement>(
    'radio',
    { name: new RegExp(`^${title}`) },
  );
/** Notices of other tests offer an undo, too. */
const travel = (name: string) => screen.getAllByRole('button', { name })[0]!;
const within8s = { timeout: 8000 };

describe('A look', { timeout: 30_000 }, () => {
  it('comes with its header and style, is saved, and seen by nobody before it is published', async () => {
    const { held } = await open();
    await userEvent.click(look('Broadsheet'));
    await expect.poll(() => held.workingCopy.look, within8s).toBe('broadsheet');
    expect(held.workingCopy.headerLayout).toBe(looks.broadsheet.headerLayout);
    expect(held.live.look).toBe('cookbook');
    await userEvent.click(await screen.findByRole('button', { name: partTexts.publish }));
    await expect.poll(() => held.live.look, within8s).toBe('broadsheet');
    await screen.findByText(partTexts.published);
  });

  it('that is chosen while another is published stays, and is saved', async () => {
    const { held, holdPublishing } = await open();
    await userEvent.click(look('Broadsheet'));
    const letPublish = holdPublishing();
    await userEvent.click(await screen.findByRole('button', { name: partTexts.publish }));
    await expect.poll(() => held.live.look, within8s).toBe('broadsheet');
    await userEvent.click(look('Poster'));
    letPublish();
    await screen.findByRole('button', { name: partTexts.publish });
    expect(look('Poster').checked).toBe(true);
    await expect.poll(() => held.workingCopy.look, within8s).toBe('poster');
    expect(held.live.look).toBe('broadsheet');
  });

  it('is taken back and made again, and the focus follows', async () => {
    await open();
    await userEvent.click(look('Poster'));
    await userEvent.click(travel(savingMessages.undo));
    expect(look('Cookbook').checked).toBe(true);
    expect(document.activeElement).toBe(look('Cookbook'));
    await userEvent.click(travel(savingMessages.redo));
    expect(look('Poster').checked).toBe(true);
    expect(document.activeElement).toBe(look('Poster'));
  });

  it('that two tabs changed is put together, and what both changed is chosen', async () => {
    const { held, changeElsewhere } = await open();
    changeElsewhere({ look: 'plates', cssOverrides: '.card{color:red}' });
    await userEvent.click(look('Garden'));
    await screen.findByRole('heading', { name: partTexts.conflict.heading }, within8s);
    const theirs = new RegExp(`^${conflictMessages.theirs}`);
    await userEvent.click(screen.getByRole('radio', { name: theirs }));
    await userEvent.click(screen.getByRole('button', { name: partTexts.conflict.save }));
    await expect.poll(() => held.workingCopy.look, within8s).toBe('plates');
    expect(held.workingCopy.cssOverrides).toBe('.card{color:red}');
    expect(held.workingCopy.headerLayout).toBe(looks.garden.headerLayout);
    expect(held.workingCopy.themeStyle).toBe(looks.garden.style);
  });
});

describe('Colours', { timeout: 30_000 }, () => {
  it('that are hard to read say so and are mended with one press', async () => {
    const { held } = await open();
    await userEvent.click(screen.getByRole('button', { name: /^Quiet text/ }));
    const code = screen.getByRole('textbox', { name: texts.colors.hex });
    await userEvent.clear(code);
    await userEvent.type(code, 'nothing');
    expect(screen.getByText(texts.colors.hexHint)).not.toBeNull();
    await userEvent.clear(code);
    await userEvent.type(code, 'BBBBBB{Enter}');
    const mend = texts.colors.mendOne(texts.colors.names.colorSubdued);
    await userEvent.click(screen.getByRole('button', { name: mend }));
    expect(screen.queryByRole('button', { name: mend })).toBeNull();
    await expect
      .poll(() => held.workingCopy.colorTheme?.colorSubdued, within8s)
      .toMatch(/^#[67][\da-f]/);
  });

  it('are mixed by sliders, and a whole drag is one step to undo', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Accent/ }));
    const hue = screen.getByRole<HTMLInputElement>('slider', { name: 'Accent, Hue' });
    const before = hue.value;
    fireEvent.pointerDown(hue);
    for (const value of ['20', '40', '60']) fireEvent.change(hue, { target: { value } });
    expect(hue.value).toBe('60');
    await userEvent.click(travel(savingMessages.undo));
    const after = screen.getByRole<HTMLInputElement>('slider', { name: 'Accent, Hue' });
    expect(after.value).toBe(before);
    expect(document.activeElement).toBe(after);
  });

  it('are chosen together, and those of the look are written as nothing', async () => {
    const { held } = await open();
    const palettes = within(screen.getByRole('group', { name: texts.colors.ready }));
    await userEvent.click(palettes.getByRole('radio', { name: 'Harbour' }));
    await expect.poll(() => held.workingCopy.colorThemeId, within8s).not.toBeNull();
    await userEvent.click(palettes.getByRole('radio', { name: 'Cookbook, with this look' }));
    await expect.poll(() => held.workingCopy.colorThemeId, within8s).toBeNull();
    expect(held.workingCopy.colorTheme).toBeNull();
  });
});

describe('Typefaces', { timeout: 30_000 }, () => {
  it('are shown in the name of the site, and chosen one by one', async () => {
    const { held } = await open();
    const titles = within(screen.getByRole('group', { name: texts.type.titles }));
    const futura = titles.getByRole('radio', { name: 'Futura' });
    expect(futura.closest('label')?.textContent).toContain('Edna');
    await userEvent.click(futura);
    await expect.poll(() => held.workingCopy.typeTheme?.displayFontFamily, within8s).toBe('futura');
    expect(held.workingCopy.typeTheme?.narrativeFontFamily).toBe(
      looks.cookbook.type.narrativeFontFamily,
    );
  });
});

describe('Custom CSS', { timeout: 30_000 }, () => {
  it('tells what is left out at its line, and leads there', async () => {
    const { held } = await open();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.css.label });
    const css = 'a { color: red }\nb { background: url(https://x.example/y.png) }';
    fireEvent.change(field, { target: { value: css } });
    const place = await screen.findByRole('button', { name: texts.css.at(2, 5) });
    expect(screen.getByText(texts.css.reasons.address)).not.toBeNull();
    await userEvent.click(place);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('background');
    await expect.poll(() => held.workingCopy.cssOverrides, within8s).toBe(css);
    fireEvent.change(field, { target: { value: 'a {\n  colr: red;\n}\n/* and' } });
    await screen.findByRole('button', { name: texts.css.at(2, 3) });
    expect(screen.getByText(texts.css.reasons.unknown)).not.toBeNull();
    expect(screen.getByText(texts.css.reasons.comment)).not.toBeNull();
    fireEvent.change(field, { target: { value: 'a { color: red }' } });
    expect(await screen.findByText(texts.css.fine)).not.toBeNull();
  });

  it('that is too long is kept here and not sent', async () => {
    const { held } = await open();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.css.label });
    fireEvent.change(field, { target: { value: `/*${'x'.repeat(50_000)}*/` } });
    await screen.findAllByText(/longer than 50,000 characters/, undefined, within8s);
    expect(held.workingCopy.cssOverrides).toBeNull();
    expect(field.value).toHaveLength(50_004);
    fireEvent.change(field, { target: { value: '' } });
    await screen.findByText(savingMessages.saved, undefined, within8s);
  });
});

describe('The screen', () => {
  it('writes the fields of its part alone', async () => {
    const { held } = await open();
    await userEvent.click(look('Hearth'));
    await expect.poll(() => held.workingCopy.version, within8s).toBe(2);
    const others = Object.keys(published).filter((name) => !lookFields.includes(name as 'look'));
    for (const name of others) {
      expect(Reflect.get(held.workingCopy, name)).toEqual(Reflect.get(published, name));
    }
  });
});
