import { useEffect, useState } from 'react';
import {
  type SettingsSection,
  settingsSections,
} from '#domain/kitchen/settings/settings-sections.ts';

const named = (): SettingsSection | null =>
  settingsSections.find((name) => globalThis.location.hash === `#${name}`) ?? null;

const headingOf = (name: SettingsSection): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${name} > h3`);

const bringIntoSight = (name: SettingsSection) =>
  headingOf(name)?.scrollIntoView({ block: 'start' });

/** By which somebody goes on from where an address led. */
const ownWays = ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

/** Brings the section that the address names into sight, with the focus; tells which one is in sight. */
export function useNamedSection(): SettingsSection {
  const [here, setHere] = useState<SettingsSection>(() => named() ?? settingsSections[0]);
  // The address and the place of the page are outside of React.
  useEffect(() => {
    const show = () => {
      const name = named();
      if (name === null) return;
      bringIntoSight(name);
      headingOf(name)?.focus({ preventScroll: true });
      setHere(name);
    };
    // What arrives above it later pushes it away again, until somebody goes their own way.
    const held = new ResizeObserver(() => {
      const name = named();
      if (name !== null) bringIntoSight(name);
    });
    const letGo = () => held.disconnect();
    const follow = () => setHere(sectionInSight() ?? settingsSections[0]);
    show();
    held.observe(document.body);
    for (const act of ownWays) globalThis.addEventListener(act, letGo, { passive: true });
    globalThis.addEventListener('hashchange', show);
    globalThis.addEventListener('scroll', follow, { passive: true });
    return () => {
      letGo();
      for (const act of ownWays) globalThis.removeEventListener(act, letGo);
      globalThis.removeEventListener('hashchange', show);
      globalThis.removeEventListener('scroll', follow);
    };
  }, []);
  return here;
}

/** Below this line of the window a heading is what comes next. */
const readingLine = 0.3;

function sectionInSight(): SettingsSection | null {
  const { scrollY, innerHeight } = globalThis;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const name = named();
  // The last ones may be too short to reach the line.
  if (isAtEnd) return name ?? settingsSections.at(-1) ?? null;
  const passed = settingsSections.filter((each) => {
    const top = headingOf(each)?.getBoundingClientRect().top;
    return top !== undefined && top < innerHeight * readingLine;
  });
  return passed.at(-1) ?? null;
}
