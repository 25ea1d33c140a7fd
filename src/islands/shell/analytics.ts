declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** A wish not to be tracked that some browsers carry. */
    globalPrivacyControl?: boolean;
  }
}

const tagAddress = 'https://www.googletagmanager.com/gtag/js';

/**
 * Counts visits only where the site wants it and the reader has said so; nothing waits for an answer.
 * The page says what parameters and keys are called, so that this file imports nothing.
 */
export function startAnalytics(): void {
  const question = document.querySelector<HTMLElement>('#analytics-consent');
  const { key = '' } = question?.dataset ?? {};
  if (!question || navigator.globalPrivacyControl) return;
  const answer = read(key);
  if (answer === 'granted') count(question.dataset);
  if (answer !== null) return;
  question.hidden = false;
  question.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    keep(key, target.value);
    question.hidden = true;
    if (target.value === 'granted') count(question.dataset);
  });
}

/** Sends only the path to Google, and none of a page whose address is a credential. */
function count({ analyticsId = '', tokenParameters = '' }: DOMStringMap): void {
  if (carriesOneOf(tokenParameters.split(' '))) return;
  const { location } = globalThis;
  globalThis.window.dataLayer ??= [];
  const { dataLayer } = globalThis.window;
  const page = {
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  };
  dataLayer.push(order('js', new Date()), order('config', analyticsId, page));
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagAddress}?${new URLSearchParams({ id: analyticsId })}`;
  document.head.appendChild(script);
}

function carriesOneOf(names: string[]): boolean {
  const { search, hash } = globalThis.location;
  return [search, hash].some((part) => {
    const parameters = new URLSearchParams(part.slice(1));
    return names.some((name) => parameters.has(name));
  });
}

/** Google's script takes its orders as the arguments of a call, and no array for one. */
function order(..._words: unknown[]): IArguments {
  return arguments;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage there is no question, since the choice could not be stored.
    return 'denied';
  }
}

function keep(key: string, answer: string): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // The question is repeated on the next page then.
  }
}
