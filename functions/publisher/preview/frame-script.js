/**
 * Runs in a page that the kitchen frames beside its editor, before anything hydrates. What the kitchen
 * posts is shown in place; nothing that happens here leads away, sends or counts.
 */
(() => {
  const { kitchen } = document.currentScript.dataset;
  const tell = (message) => window.parent.postMessage(message, kitchen);
  const mainOf = (page) => page.querySelector('main');
  /** Scripts and islands change the page afterwards, so what was rendered is kept beside it. */
  let shown = mainOf(document)?.cloneNode(true) ?? null;
  const styles = stylesOf(document);

  function stylesOf(page) {
    const sheets = page.querySelectorAll('head link[rel="stylesheet"], style');
    return Array.from(sheets, (sheet) => sheet.getAttribute('href') ?? sheet.textContent).join(
      '\n',
    );
  }

  /** Brings what is seen from one rendering to the next, and touches only what differs. */
  function update(live, before, next) {
    if (before.isEqualNode(next)) return;
    if (isAlike(live, before, next)) updateInside(live, before, next);
    else live.replaceWith(document.importNode(next, true));
  }

  /** An island has rendered itself anew, and a list of other length says nothing of places. */
  function isAlike(live, before, next) {
    if (live.nodeName !== next.nodeName || before.nodeName !== next.nodeName) return false;
    if (next.nodeName === 'ASTRO-ISLAND') return false;
    const [seen, rendered] = [live.childNodes, before.childNodes];
    return (
      seen.length === rendered.length &&
      Array.from(seen).every((node, at) => node.nodeName === rendered[at].nodeName)
    );
  }

  function updateInside(live, before, next) {
    if (next.nodeType !== Node.ELEMENT_NODE) {
      live.nodeValue = next.nodeValue;
      return;
    }
    updateAttributes(live, before, next);
    updateChildren(live, Array.from(before.childNodes), Array.from(next.childNodes));
  }

  function updateAttributes(live, before, next) {
    for (const { name } of before.attributes) {
      if (!next.hasAttribute(name)) live.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
      if (before.getAttribute(name) !== value) live.setAttribute(name, value);
    }
  }

  /** What is the same at the beginning and at the end stays; between them a row came, went or changed. */
  function updateChildren(parent, before, next) {
    const seen = Array.from(parent.childNodes);
    const shorter = Math.min(before.length, next.length);
    let first = 0;
    while (first < shorter && before[first].isEqualNode(next[first])) first += 1;
    let last = 0;
    while (last < shorter - first && before.at(-1 - last).isEqualNode(next.at(-1 - last)))
      last += 1;
    const oldEnd = before.length - last;
    const newEnd = next.length - last;
    const after = seen[oldEnd] ?? null;
    for (let at = first; at < Math.max(oldEnd, newEnd); at += 1) {
      if (at >= newEnd) seen[at].remove();
      else if (at >= oldEnd) parent.insertBefore(document.importNode(next[at], true), after);
      else update(seen[at], before[at], next[at]);
    }
  }

  function showPage(html) {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const next = mainOf(page);
    const live = mainOf(document);
    if (!shown || !next || !live || stylesOf(page) !== styles) {
      tell({ kind: 'styles-differ' });
      return;
    }
    update(live, shown, next);
    shown = next;
    document.title = page.title;
    document.documentElement.lang = page.documentElement.lang;
    if (awaited !== null) scrollTo(awaited);
    tell({ kind: 'shown' });
  }

  /** What is written anew comes with a later page than the wish to see it. */
  let awaited = null;
  function scrollTo(to) {
    const target = document.querySelector(to);
    awaited = target ? null : to;
    if (!target) return;
    const { top, bottom } = target.getBoundingClientRect();
    if (top >= 0 && bottom <= window.innerHeight) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The middle of what is higher than the window says nothing of where it begins.
    const block = bottom - top > window.innerHeight ? 'start' : 'center';
    target.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' });
  }

  /** Conditions of rules as they were written; rules that are gone take theirs along. */
  const conditions = new WeakMap();
  let scheme = null;
  /** As if the reader's device preferred a scheme: the conditions of its rules are decided here. */
  function showScheme(chosen) {
    scheme = chosen;
    document.documentElement.style.colorScheme = scheme;
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      decide(sheet.cssRules);
    }
  }

  function decide(rules) {
    if (scheme === null) return;
    for (const rule of rules) {
      if (rule.media) {
        const written = conditions.get(rule) ?? rule.media.mediaText;
        conditions.set(rule, written);
        rule.media.mediaText = written.replaceAll(
          /\(prefers-color-scheme:\s*(light|dark)\)/g,
          (_condition, wanted) => (wanted === scheme ? '(min-width: 0)' : '(max-width: 0)'),
        );
      }
      if (rule.cssRules) decide(rule.cssRules);
    }
  }

  /** Apart, since typefaces are loaded anew with every sheet that declares them. */
  const tried = { fonts: new CSSStyleSheet(), rules: new CSSStyleSheet(), fontCss: '' };
  /** Colours, typefaces and rules that a cook tries on take the place of those that were rendered. */
  function showTheme({ fonts, rules, style }) {
    if (document.adoptedStyleSheets.length === 0) {
      for (const sheet of document.styleSheets) {
        if (sheet.ownerNode.nodeName === 'STYLE') takeAway(sheet, sheet.cssRules, isOfCook);
      }
      document.adoptedStyleSheets = [tried.fonts, tried.rules];
    }
    if (tried.fontCss !== fonts) tried.fonts.replaceSync(fonts);
    tried.fontCss = fonts;
    tried.rules.replaceSync(rules);
    document.documentElement.dataset.style = style;
    decide(tried.rules.cssRules);
  }

  const isOfCook = ({ name, cssText }) =>
    name === 'site' || (name === 'tokens' && cssText.includes('--color-on-accent:'));

  function takeAway(sheet, rules, isGone) {
    for (let at = rules.length - 1; at >= 0; at -= 1) if (isGone(rules[at])) sheet.deleteRule(at);
  }

  const answers = {
    theme: ({ fonts, rules, style }) =>
      showTheme({ fonts: String(fonts), rules: String(rules), style: String(style) }),
    page: ({ html }) => showPage(String(html)),
    scroll: ({ to }) => scrollTo(String(to)),
    scheme: (message) => showScheme(message.scheme === 'dark' ? 'dark' : 'light'),
  };
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== kitchen) return;
    if (Object.hasOwn(answers, data?.kind)) answers[data.kind](data);
  });

  const stay = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onLink = (event) => {
    const link = event
      .composedPath()
      .find(({ nodeName }) => nodeName === 'A' || nodeName === 'AREA');
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    stay(event);
    if (link.origin === window.location.origin) tell({ kind: 'link', path: link.pathname });
  };
  /** The dialog around the frame hears no key that is pressed in it. */
  window.addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
    const isTaken = isComposing || defaultPrevented || document.querySelector('dialog[open]');
    if (key === 'Escape' && !isTaken) tell({ kind: 'escape' });
  });
  window.addEventListener('submit', stay, true);
  window.addEventListener('click', onLink, true);
  window.addEventListener('auxclick', onLink, true);

  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const method = (init?.method ?? input?.method ?? 'GET').toUpperCase();
    const isReading = method === 'GET' || method === 'HEAD';
    return isReading ? ask(input, init) : Promise.reject(new TypeError('A preview sends nothing'));
  };
  navigator.sendBeacon = () => true;

  // It opens when it is asked for, not over what a cook looks at.
  document.querySelector('#newsletter-popup')?.setAttribute('data-waits', '');
  tell({ kind: 'ready' });
})();
