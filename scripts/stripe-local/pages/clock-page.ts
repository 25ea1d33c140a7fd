import type { Hono } from 'hono';
import { html } from 'hono/html';
import { day, layout } from './layout.ts';

type Clock = {
  /** In seconds since 1970. */
  now: () => number;
  advance: (seconds: number) => Promise<void>;
};

const daySeconds = 86_400;
const steps = { 'A day': 1, 'A week': 7, 'A month': 31, 'A year': 366 } as const;
const daysMax = 366;

/** Where the clock is moved on, through renewals, trials and what else falls due. */
export function addClockPage(app: Hono, { now, advance }: Clock): void {
  app.get('/', (c) =>
    c.html(
      layout(
        day(now()),
        html`<p>Moves the clock of everything that is paid here.</p>
          <form method="post">
            ${Object.entries(steps).map(
              ([word, days]) => html`<button name="days" value="${days}">${word} later</button>`,
            )}
          </form>`,
      ),
    ),
  );
  app.post('/', async (c) => {
    const days = Number((await c.req.parseBody())['days']);
    if (!(days > 0 && days <= daysMax)) return c.text('Say how many days, up to a year.', 422);
    await advance(days * daySeconds);
    return c.redirect('/', 303);
  });
}
