import type { PaymentGateway } from '#functions/adapters/payments/payment-gateway.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { sha256 } from '#functions/http/access/hash.ts';
import { randomCode, randomToken } from '#functions/http/access/tokens.ts';
import type { Config } from '#functions/http/context.ts';
import type { MoneyHost } from '#functions/services/money/money-host.ts';
import type { TestApp } from '../app/test-app.ts';

type Asked = { gateway: PaymentGateway; now: () => number; config: Config };

/** What the cron has of an app. */
export const testMoneyHost = (app: TestApp, { gateway, now, config }: Asked): MoneyHost => ({
  ...crossingHost(app.database, now()),
  gateway,
  config,
  newId: () => crypto.randomUUID(),
  hash: sha256,
  newToken: randomToken,
  newCode: randomCode,
  adapters: app.adapters,
  wakeMailer: (messageIds: string[]) => void app.mailWakes.push(...messageIds),
});
