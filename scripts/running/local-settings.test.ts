import { describe, expect, test } from 'vitest';
import { localSettings } from './local-settings.ts';

describe('The local platform', () => {
  test('listens on 8787 and keeps its state in the repository', () => {
    const { port, statePath } = localSettings({});
    expect(port).toBe(8787);
    expect(statePath).toMatch(/\/\.wrangler\/state$/);
  });

  test('takes another port and another folder from the environment', () => {
    const settings = localSettings({ PORT: '8900', LARDER_STATE: '/var/larder' });
    expect(settings).toEqual({ port: 8900, statePath: '/var/larder' });
  });

  test.each(['eighty', '0', '70000', '80.5'])('refuses the port "%s"', (PORT) => {
    expect(() => localSettings({ PORT })).toThrow(
      `PORT must be a number from 1 to 65535, and it is "${PORT}".`,
    );
  });
});
