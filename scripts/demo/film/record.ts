import { writeFile } from 'node:fs/promises';
import { launchBrowser } from '../../../e2e/browser.ts';

const page = new URL('./glazing.html', import.meta.url);
const film = new URL('./glazing.webm', import.meta.url);

/** Plays the drawing once in a browser and keeps what it showed. */
const browser = await launchBrowser();
try {
  const tab = await browser.newPage({ viewport: { width: 980, height: 760 } });
  await tab.goto(page.href);
  const data = await tab.evaluate<string>('film()');
  await writeFile(film, data, 'base64');
} finally {
  await browser.close();
}
