import { describe, expect, test } from 'vitest';
import type { DemoRecipe, DemoStep } from '#scripts/demo/demo-site.ts';
import { linesOf } from '#scripts/demo/read-demo.ts';
import { askSite } from '../../ask-site.ts';
import { premiumRecipes } from '../../sites/demo-pages.ts';
import { extremeSlug, secretWord } from '../../sites/extreme-recipes.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const ask = (site: string, path: string) => askSite(new URL(addressOf(site, path)));

describe('A recipe with a film elsewhere', () => {
  test('asks nobody else before the film is wanted', async () => {
    const { page } = await browser.open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(addressOf(extremeSlug, '/recipes/with-video'));
    await page.waitForLoadState('networkidle');
    expect([...new Set(asked)]).toEqual([new URL(page.url()).origin]);
    await expect
      .poll(() => page.getByRole('link', { name: 'Watch the video' }).getAttribute('href'))
      .toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await page.context().close();
  });

  test('may frame one host only and run no script of others', async () => {
    const { headers } = await ask(extremeSlug, '/recipes/with-video');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(
      /^script-src 'self'(?: 'sha256-[\w+/=]+')*$/,
    );
  });
});

describe('A premium recipe', () => {
  test('keeps its secret on every page and in every list of the site', async () => {
    const paths = ['/', '/recipes', '/recipes/premium', '/recipes/with-video', '/feed.xml'];
    const answers = await Promise.all(paths.map((path) => ask(extremeSlug, path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(answers.filter(({ body }) => body.includes(secretWord))).toEqual([]);
  });

  test('says what it is, and that it is not free', async () => {
    const { page } = await browser.open(addressOf(extremeSlug, '/recipes/premium'));
    const message =
      'This is a premium recipe and is only available to subscribers with full access subscriptions';
    await expect.poll(() => page.getByText(message).isVisible()).toBe(true);
    await expect.poll(() => page.getByText('What everybody may read.').isVisible()).toBe(true);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('"isAccessibleForFree":false');
    await page.context().close();
  });
});

describe.each(premiumRecipes)('$path of $site', ({ site, path, recipe }) => {
  test('prints no line of its ingredients and steps', async () => {
    const { body } = await ask(site, path);
    const steps = recipe.instructions.flatMap((group) => group.steps).map(plainStart);
    expect(steps.length).toBeGreaterThan(2);
    expect([...steps, ...preparationsOf(recipe)].filter((text) => body.includes(text))).toEqual([]);
  });
});

const preparationsOf = (recipe: DemoRecipe) =>
  linesOf(recipe).flatMap(({ preparation }) => preparation ?? []);

/** The longest stretch of a step without markup. */
function plainStart(step: DemoStep): string {
  const text = typeof step === 'string' ? step : step.text;
  const parts = text.split(/[[\]{}*’&"]/).toSorted((one, other) => other.length - one.length);
  return parts[0] ?? text;
}
