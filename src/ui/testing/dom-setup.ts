import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from '#scripts/patience.ts';
import { standInForDialogs } from './dialogs.ts';
import { endTimersWithPage } from './page-timers.ts';
import { standInForResizeObserver } from './resize-observer.ts';
import { standInForStyleSheets } from './style-sheets.ts';

// jsdom lacks these.
standInForDialogs();
standInForResizeObserver();
standInForStyleSheets();
Element.prototype.scrollIntoView = () => undefined;
globalThis.reportError ??= (error: unknown) => {
  queueMicrotask(() => {
    throw error;
  });
};

endTimersWithPage();
configure({ asyncUtilTimeout: patience.timeout });
afterEach(cleanup);
