import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import interaction, { type InteractionOptions } from './interaction.ts';

let island: HTMLElement;
type Hydrate = () => Promise<void>;

let hydrate = vi.fn<Hydrate>();
let load = vi.fn<() => Promise<Hydrate>>();
const pressed = vi.fn<() => void>();

const start = (markup: string, value: InteractionOptions = {}) => {
  island.innerHTML = markup;
  interaction(load, { value }, island);
  return island.firstElementChild as HTMLElement;
};
const expectHydration = () => vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce(), patience);

beforeEach(() => {
  pressed.mockReset();
  hydrate = vi.fn<Hydrate>(() => {
    island.firstElementChild?.addEventListener('click', pressed);
    return Promise.resolve();
  });
  load = vi.fn<() => Promise<Hydrate>>(() => Promise.resolve(hydrate));
  island = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  island.remove();
  document.querySelector('[role=alert]')?.remove();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('An island that waits for interaction', () => {
  it('loads nothing before it is touched', () => {
    start('<button>Save</button>', { storageKeys: ['choice'], queryParameters: ['search'] });
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'change'])(
    'hydrates once on %s',
    async (name) => {
      const button = start('<button>Save</button>');
      button.dispatchEvent(new Event(name, { bubbles: true }));
      button.dispatchEvent(new Event(name, { bubbles: true }));
      await expectHydration();
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it('hydrates at once where a choice is stored', async () => {
    localStorage.setItem('choice', 'metric');
    start('<button>Metric</button>', { storageKeys: ['choice'] });
    await expectHydration();
  });

  it('hydrates at once where something is kept for the session', async () => {
    sessionStorage.setItem('recipe', '{}');
    start('<button>2×</button>', { storageKeys: ['recipe'] });
    await expectHydration();
  });

  it('hydrates at once where the address asks for it', async () => {
    history.replaceState(null, '', '/?search=');
    start('<input>', { queryParameters: ['search'] });
    await expectHydration();
  });

  it('hydrates when the window hears of something for it', async () => {
    start('<p></p>', { events: ['larder:toast'] });
    globalThis.dispatchEvent(new Event('larder:toast'));
    await expectHydration();
  });

  it('hydrates when what it follows elsewhere is scrolled', async () => {
    const row = document.body.appendChild(document.createElement('ul'));
    start('<output>1 of 3</output>', { follows: 'ul' });
    expect(load).not.toHaveBeenCalled();
    row.dispatchEvent(new Event('scroll'));
    await expectHydration();
    row.remove();
  });
});

describe('The first click', () => {
  it('is done once the island answers', async () => {
    start('<button>Save</button>').click();
    expect(pressed).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), patience);
  });

  it('counts once, however often an impatient person presses', async () => {
    const button = start('<button>Save</button>');
    button.click();
    button.click();
    await expectHydration();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), patience);
  });

  it.each(['checkbox', 'radio'])('ticks a %s at once, and the island hears of it', async (type) => {
    const box = start(`<input type="${type}">`) as HTMLInputElement;
    box.click();
    expect(box.checked).toBe(true);
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), patience);
    expect(box.checked).toBe(true);
  });

  it('on a label ticks its box', async () => {
    const label = start('<label>Flour <input type="checkbox"></label>');
    label.click();
    const box = label.querySelector('input');
    expect(box?.checked).toBe(true);
    await expectHydration();
    expect(box?.checked).toBe(true);
  });

  it('of a box that was ticked and cleared again says nothing', async () => {
    const box = start('<input type="checkbox">') as HTMLInputElement;
    box.click();
    box.click();
    await expectHydration();
    expect(pressed).not.toHaveBeenCalled();
    expect(box.checked).toBe(false);
  });

  it('does without the island what it does without scripts when nothing can be loaded', async () => {
    hydrate = vi.fn<Hydrate>(() => Promise.resolve());
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    start('<form><button>Send</button></form>').addEventListener('submit', submitted);
    island.querySelector('button')?.click();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce(), patience);
  });

  const failOnce = () => {
    load.mockImplementationOnce(() => {
      island.dispatchEvent(new Event('astro:hydration-error'));
      return Promise.resolve(() => Promise.resolve());
    });
  };

  it('that could not be answered is said so, and the next one tries again', async () => {
    failOnce();
    const button = start('<button>Save</button>');
    button.click();
    await vi.waitFor(
      () =>
        expect(document.querySelector('[role=alert]')?.textContent).toContain(
          'could not be loaded',
        ),
      patience,
    );
    expect(pressed).not.toHaveBeenCalled();
    button.click();
    await expectHydration();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), patience);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not missed where nothing was pressed', async () => {
    failOnce();
    const button = start('<button>Save</button>', { storageKeys: ['choice'], events: ['wanted'] });
    button.dispatchEvent(new Event('pointermove', { bubbles: true }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patience);
    await vi.waitFor(() => {
      dispatchEvent(new Event('wanted'));
      expect(hydrate).toHaveBeenCalledOnce();
    }, patience);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it.each([
    ['a link', '<a href="#there">There</a>'],
    ['a text box', '<input type="email">'],
    ['what says that it works alone', '<button data-native>More</button>'],
  ])('is left to %s', (_name, markup) => {
    const element = start(markup);
    element.addEventListener('click', pressed);
    element.click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is held on a link that opens something here', async () => {
    const link = start('<a href="#menu" aria-haspopup="menu">Sign In</a>');
    link.click();
    expect(location.hash).toBe('');
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), patience);
  });

  it('with a key held down opens a new tab as ever', () => {
    const link = start('<a href="#menu" aria-haspopup="menu">Sign In</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});

describe('Enter in a form whose button waits for what was typed', () => {
  it('sends the form once the island is there', async () => {
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    start('<form><input type="email"><button type="submit" disabled>Send</button></form>');
    island.querySelector('form')?.addEventListener('submit', sent);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    island.querySelector('input')?.dispatchEvent(enter);
    expect(sent).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), patience);
  });
});
