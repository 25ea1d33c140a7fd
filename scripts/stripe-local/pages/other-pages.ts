import type { Hono } from 'hono';
import { html } from 'hono/html';
import { tryToCollect } from '../billing.ts';
import { declineMessage, isCardName } from '../cards.ts';
import { record } from '../events.ts';
import { booksOf, hiddenOf, type Ledger, nowIn, taken } from '../ledger.ts';
import { fillIn } from '../objects/account.ts';
import { turnTaxOn } from '../operations/tax.ts';
import type { PageHost } from './host.ts';
import { cardChoice, layout, money, problem } from './layout.ts';

const invoicePath = '/pages/invoices/:account/:invoice';

/** Where an invoice that failed is paid after all. */
export function addInvoicePages(app: Hono, { sceneOf, changed }: PageHost): void {
  const invoiceOf = (account: string, id: string) => taken(sceneOf(account).books, 'invoice', id);
  const page = (account: string, id: string, refused: string | null) => {
    const invoice = invoiceOf(account, id);
    const amount = money(invoice.amount_remaining, invoice.currency);
    if (invoice.status !== 'open') {
      return layout('Invoice', html`<p>This invoice is ${invoice.status ?? 'not open'}.</p>`);
    }
    const form = html`<form method="post">${cardChoice()}<button>Pay ${amount}</button></form>`;
    return layout('Invoice', html`${problem(refused)}${form}`);
  };
  app.get(invoicePath, (c) => c.html(page(c.req.param('account'), c.req.param('invoice'), null)));
  app.post(invoicePath, async (c) => {
    const { account, invoice: id } = c.req.param();
    const scene = sceneOf(account);
    const invoice = invoiceOf(account, id);
    const { card } = await c.req.parseBody();
    if (!isCardName(card) || invoice.status !== 'open') return c.html(page(account, id, null), 422);
    hiddenOf(scene.books, invoice.customer ?? '').card = card;
    const outcome = tryToCollect(scene, invoice, { isOnSession: true, isConfirmed: true });
    await changed();
    const refused = outcome.kind === 'declined' ? declineMessage(outcome.decline) : null;
    return c.html(page(account, id, refused), refused === null ? 200 : 402);
  });
}

const onboardingPath = '/pages/onboarding/:link';

/** Where a cook tells Stripe who they are; a link counts once and for minutes. */
export function addOnboardingPages(app: Hono, ledger: Ledger, { changed }: PageHost): void {
  app.get(onboardingPath, (c) => {
    const link = ledger.links.get(c.req.param('link'));
    if (!link) return c.html(layout('No such link', html``), 404);
    if (link.isUsed || link.expiresAt < nowIn(ledger))
      return c.redirect(link.refreshUrl ?? '/', 303);
    return c.html(
      layout(
        'Connect your account',
        html`<form method="post">
          <label><input type="checkbox" name="tax" value="on" /> Work out taxes</label>
          <button name="missing" value="">Give everything</button>
          <button class="quiet" name="missing" value="external_account">
            Leave the bank account for later
          </button>
          <button class="quiet" name="missing" value="leave">Leave</button>
        </form>`,
      ),
    );
  });
  app.post(onboardingPath, async (c) => {
    const link = ledger.links.get(c.req.param('link'));
    const account = ledger.accounts.get(link?.accountId ?? '');
    if (!link || !account) return c.html(layout('No such link', html``), 404);
    const { missing, tax } = await c.req.parseBody();
    if (tax === 'on') turnTaxOn(booksOf(ledger, account.id));
    link.isUsed = true;
    if (missing !== 'leave') {
      fillIn(account, typeof missing === 'string' && missing !== '' ? [missing] : []);
      record({ ledger, books: booksOf(ledger, account.id) }, 'account.updated', account);
    }
    await changed();
    return c.redirect(link.returnUrl ?? '/', 303);
  });
}
