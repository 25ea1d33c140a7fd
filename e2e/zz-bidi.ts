import { launchBrowser } from './browser.ts';
import { findScrambledText, showDeferred } from './text-checks.ts';
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
await page.goto('http://arabic.localhost:8821/recipes/maqluba', { waitUntil: 'networkidle' });
await page.evaluate(showDeferred);
console.log(await page.evaluate(findScrambledText));
await page.evaluate(() => {
  const sh = new CSSStyleSheet();
  sh.replaceSync('*{unicode-bidi:normal !important}');
  document.adoptedStyleSheets.push(sh);
});
console.log(await page.evaluate(findScrambledText));
await browser.close();
