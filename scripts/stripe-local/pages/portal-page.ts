import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import { type CardName, declineMessage, isCardName } from '../cards.ts';
import { cardOf } from '../charging.ts';
import { hiddenOf, taken, type Scene } from '../ledger.ts';
import { itemOfSubscription } from '../objects/subscription.ts';
import { actInPortal, owedBy, type PortalAct, subscriptionsOf } from '../portal.ts';
import type { Subscription } from '../resources.ts';
import type { PageHost } from './host.ts';
import { cardChoice, day, layout, money, problem } from './layout.ts';

const path = '/pages/portal/:account/:session';

/** Where a customer cancels, resumes, changes, pays what is owed and gives another card. */
export function addPortalPages(app: Hono, { sceneOf, changed }: PageHost): void {
  app.get(path, (c) => {
    const scene = sceneOf(c.req.param('account'));
    const session = taken(scene.books, 'billing_portal.session', c.req.param('session'));
    return c.html(page(scene, session, null));
  });
  app.post(path, async (c) => {
    const scene = sceneOf(c.req.param('account'));
    const session = taken(scene.books, 'billing_portal.session', c.req.param('session'));
    const form = await c.req.parseBody();
    const act = actOf((name) => (typeof form[name] === 'string' ? form[name] : ''));
    if (act === null) return c.html(page(scene, session, 'This cannot be done.'), 422);
    const outcome = actInPortal(scene, session.customer, act);
    await changed();
    if (outcome.kind === 'asks') return c.html(confirmation(act));
    if (outcome.kind === 'declined') {
      return c.html(page(scene, session, declineMessage(outcome.decline)), 402);
    }
    const after = flowOf(scene, session)?.after_completion;
    const back = after?.type === 'redirect' ? after.redirect?.return_url : undefined;
    return c.redirect(back ?? c.req.url, 303);
  });
}

function actOf(word: (name: string) => string): PortalAct | null {
  const subscription = word('subscription');
  const isConfirmed = word('confirmed') === 'yes';
  const card = word('card');
  switch (word('act')) {
    case 'cancel':
      return { kind: 'cancel', subscription };
    case 'resume':
      return { kind: 'resume', subscription };
    case 'change':
      return { kind: 'change', subscription, price: word('price'), isConfirmed };
    case 'card':
      return isCardName(card) ? { kind: 'card', card } : null;
    case 'pay':
      return { kind: 'pay', invoice: word('invoice'), isConfirmed };
    default:
      return null;
  }
}

const flowOf = ({ books }: Scene, session: Stripe.BillingPortal.Session) =>
  hiddenOf(books, session.id).flow;

function page(scene: Scene, session: Stripe.BillingPortal.Session, refused: string | null) {
  const { customer, return_url: back } = session;
  const card: CardName = cardOf(scene.books, customer) ?? 'good';
  const wanted = flowOf(scene, session)?.subscription_update_confirm;
  return layout(
    'Your plan',
    html`${problem(refused)}
      ${wanted ? confirmChange(scene, wanted.subscription, wanted.items[0]?.price ?? '') : ''}
      <ul>
        ${subscriptionsOf(scene, customer).map((each) => planOf(scene, session, each))}
      </ul>
      ${owedBy(scene, customer).map(
        (invoice) =>
          html`<form method="post">
            <input type="hidden" name="act" value="pay" />
            <button name="invoice" value="${invoice.id}">
              Pay ${money(invoice.amount_remaining, invoice.currency)}
            </button>
          </form>`,
      )}
      <form method="post">
        <input type="hidden" name="act" value="card" />
        ${cardChoice(card)}
        <button>Use this card</button>
      </form>
      ${back ? html`<a href="${back}">Back</a>` : ''}`,
  );
}

const hidden = (act: string, subscription: string) =>
  html`<input type="hidden" name="act" value="${act}" />
    <input type="hidden" name="subscription" value="${subscription}" />`;

const confirmChange = (scene: Scene, subscription: string, price: string) =>
  html`<form method="post">
    ${hidden('change', subscription)}
    <button name="price" value="${price}">
      Confirm ${money(taken(scene.books, 'price', price).unit_amount ?? 0, 'usd')}
    </button>
  </form>`;

function planOf(scene: Scene, session: Stripe.BillingPortal.Session, subscription: Subscription) {
  const { price, current_period_end: end } = itemOfSubscription(subscription);
  const isEnding = subscription.cancel_at !== null;
  const { features } = taken(
    scene.books,
    'billing_portal.configuration',
    typeof session.configuration === 'string' ? session.configuration : session.configuration.id,
  );
  const others = (features.subscription_update.products ?? [])
    .flatMap(({ prices }) => prices)
    .filter((each) => each !== price.id);
  return html`<li>
    <p>
      ${money(price.unit_amount ?? 0, price.currency)} a ${price.recurring?.interval ?? 'month'},
      ${subscription.status}, ${isEnding ? 'ends' : 'renews'} ${day(subscription.cancel_at ?? end)}
    </p>
    <form method="post">
      ${hidden(isEnding ? 'resume' : 'cancel', subscription.id)}
      <button>${isEnding ? 'Do not cancel' : 'Cancel the plan'}</button>
    </form>
    ${others.map(
      (other) =>
        html`<form method="post">
          ${hidden('change', subscription.id)}
          <button name="price" value="${other}">
            Change to ${money(taken(scene.books, 'price', other).unit_amount ?? 0, price.currency)}
          </button>
        </form>`,
    )}
  </li>`;
}

const confirmation = (act: PortalAct) =>
  layout(
    'Is it you?',
    html`<form method="post">
      ${Object.entries(act).map(([name, value]) =>
        name === 'isConfirmed'
          ? ''
          : html`<input
              type="hidden"
              name="${name === 'kind' ? 'act' : name}"
              value="${String(value)}"
            />`,
      )}
      <button name="confirmed" value="yes">Complete</button>
    </form>`,
  );
