import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import { declineMessage, isCardName } from '../cards.ts';
import { pay, successAddress, totalWith } from '../checkout.ts';
import { codeTyped } from '../discounts.ts';
import { taken, type Scene } from '../ledger.ts';
import type { PageHost } from './host.ts';
import { cardChoice, layout, money, problem } from './layout.ts';

const path = '/pages/checkout/:account/:session';

/** Where a visitor pays, cancels, or confirms a card that asks. */
export function addCheckoutPages(app: Hono, { sceneOf, changed }: PageHost): void {
  const sessionOf = (scene: Scene, id: string) => taken(scene.books, 'checkout.session', id);
  app.get(path, (c) => {
    const scene = sceneOf(c.req.param('account'));
    return c.html(page(scene, sessionOf(scene, c.req.param('session')), {}));
  });
  app.post(path, async (c) => {
    const scene = sceneOf(c.req.param('account'));
    const session = sessionOf(scene, c.req.param('session'));
    if (session.status !== 'open') return c.html(page(scene, session, {}), 410);
    const form = await c.req.parseBody();
    const word = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '');
    const code = word('code') || null;
    if (code !== null && !codeTyped(scene.books, code)) {
      return c.html(
        page(scene, session, { refused: 'This code is not valid, or no longer.', code }),
        422,
      );
    }
    const email = session.customer_email ?? word('email');
    const card = word('card');
    if (!isCardName(card)) return c.html(page(scene, session, { refused: 'Choose a card.' }), 422);
    const outcome = pay(scene, session, {
      card,
      email,
      code,
      isConfirmed: word('confirmed') === 'yes',
    });
    await changed();
    if (outcome.kind === 'paid') return c.redirect(successAddress(session), 303);
    if (outcome.kind === 'asks') return c.html(confirmation(session, { email, code }));
    return c.html(page(scene, session, { refused: declineMessage(outcome.decline), code }), 402);
  });
}

type Shown = { refused?: string; code?: string | null };

function page(scene: Scene, session: Stripe.Checkout.Session, { refused, code = null }: Shown) {
  if (session.status !== 'open') {
    return layout('This checkout is over', html`<p>It was ${session.status ?? 'ended'}.</p>`);
  }
  const currency = session.currency ?? 'usd';
  const total = money(totalWith(scene, session, code), currency);
  return layout(
    `Pay ${total}`,
    html`${problem(refused ?? null)}
      <form method="post">
        ${
          session.customer_email === null && session.customer === null
            ? html`<label>E-mail <input name="email" type="email" required /></label>`
            : html`<p>${session.customer_email ?? ''}</p>`
        }
        ${
          session.allow_promotion_codes
            ? html`<label>Code <input name="code" value="${code ?? ''}" /></label>`
            : ''
        }
        ${cardChoice()}
        <button>Pay</button>
      </form>
      ${session.cancel_url ? html`<a href="${session.cancel_url}">Back</a>` : ''}`,
  );
}

const confirmation = (
  session: Stripe.Checkout.Session,
  { email, code }: { email: string; code: string | null },
) =>
  layout(
    'Is it you?',
    html`<p>
        Your bank asks whether you want to pay
        ${money(session.amount_total ?? 0, session.currency ?? 'usd')}.
      </p>
      <form method="post">
        <input type="hidden" name="card" value="asks" />
        <input type="hidden" name="email" value="${email}" />
        <input type="hidden" name="code" value="${code ?? ''}" />
        <button name="confirmed" value="yes">Complete</button>
      </form>
      <form method="post">
        <input type="hidden" name="email" value="${email}" />
        <input type="hidden" name="card" value="declined" />
        <button class="quiet">Fail</button>
      </form>`,
  );
