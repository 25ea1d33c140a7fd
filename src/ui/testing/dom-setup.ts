import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { standInForDialogs } from './dialogs.ts';
import { standInForResizeObserver } from './resize-observer.ts';
import { standInForStyleSheets } from './style-sheets.ts';

// jsdom lacks these.
standInForDialogs();
standInForResizeObserver();
standInForStyleSheets();
globalThis.reportError ??= (error: unknown) => {
  queueMicrotask(() => {
    throw error;
  });
};

afterEach(cleanup);
