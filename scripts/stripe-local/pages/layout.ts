import { html } from 'hono/html';
import { cards } from '../cards.ts';

type Html = ReturnType<typeof html>;

/** A page of the stand-in, which says what it is. */
export const layout = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Stripe, standing in</title>
        <link rel="stylesheet" href="/pages/style.css" />
      </head>
      <body>
        <p class="note">No money moves here: this stands in for Stripe on this machine.</p>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

export const day = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const cardChoice = (chosen = 'good') =>
  html`<label
    >Card
    <select name="card">
      ${Object.entries(cards).map(
        ([name, { number, says }]) =>
          html`<option value="${name}" ${name === chosen ? 'selected' : ''}>
            ${number} – ${says}
          </option>`,
      )}
    </select></label
  >`;

export const problem = (text: string | null) =>
  text === null ? '' : html`<p class="problem" role="alert">${text}</p>`;

export const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1a1f36; background: #f6f8fa; }
.note { margin: 0; padding: .5rem 1rem; background: #635bff; color: #fff; text-align: center; }
main { max-width: 28rem; margin: 2rem auto; padding: 1.5rem; background: #fff; }
h1 { font-size: 1.4rem; margin: 0 0 1rem; }
form { display: grid; gap: 1rem; margin: 1rem 0; }
label { display: grid; gap: .25rem; }
input, select, button { font: inherit; padding: .6rem .75rem; min-height: 44px; }
button { border: 0; background: #635bff; color: #fff; cursor: pointer; }
button.quiet { background: none; color: #564fd9; text-decoration: underline; }
.problem { color: #b3093c; }
ul { padding: 0; list-style: none; }
`;
