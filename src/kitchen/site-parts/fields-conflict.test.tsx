import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { conflictMessages } from '#contract/kitchen/recipe/conflict-messages.ts';
import { sitePartsMessages } from '#contract/kitchen/site/site-parts-messages.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { paragraphsFromText, type RichText } from '#domain/text/rich-text.ts';
import { siteRowsMax } from '#domain/site/site.ts';
import { FieldsConflict } from './FieldsConflict.tsx';

type Link = { id: string; label: string };
type Content = { title: string; about: RichText; links: Link[] };

const { conflict: texts } = sitePartsMessages;
const link = (id: string, label: string): Link => ({ id, label });
const base: Content = {
  title: 'Hearth',
  about: paragraphsFromText('Bread\nSince 2001'),
  links: [link('a', 'Shop')],
};

const told = (content: Content, name: keyof Content) =>
  ({
    title: content.title,
    about: toPlainText(content.about),
    links: content.links.map(({ label }) => label).join(', '),
  })[name];

function aConflict(mine: Partial<Content>, theirs: Partial<Content>) {
  const resolved: Content[] = [];
  const draft = {
    $content: atom({ ...base, ...mine }),
    resolve: (content: Content) => resolved.push(content),
    undo: () => true,
  };
  const stored = { version: 2, content: { ...base, ...theirs } };
  render(
    <FieldsConflict
      draft={draft as never}
      theirs={stored as never}
      base={base}
      fields={['title', 'about', 'links']}
      labelOf={(name) => name}
      told={told}
    />,
  );
  const choose = async (field: string, side: string) => {
    const group = within(screen.getByRole('group', { name: field }));
    await userEvent.click(group.getByRole('radio', { name: new RegExp(`^${side}`) }));
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: texts.save }));
  return { resolved, choose, save };
}

const sidesOf = (field: string) =>
  within(screen.getByRole('group', { name: field }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

describe('What two made of a part of the site', () => {
  it('has both of a text, what both say once, and shows how it will read', async () => {
    const { resolved, choose, save } = aConflict(
      { about: paragraphsFromText('Bread\nSour\nSince 2001') },
      { about: paragraphsFromText('Bread\nRye\nSince 2001') },
    );
    expect(sidesOf('about')).toContain(`${conflictMessages.both}Bread\nRye\nSour\nSince 2001`);
    await choose('about', 'Both');
    await save();
    const about = paragraphsFromText('Bread\nRye\nSour\nSince 2001');
    expect(resolved).toEqual([{ ...base, about }]);
  });

  it('has both of a list, a row that both changed by two ids', async () => {
    const { resolved, choose, save } = aConflict(
      { links: [link('a', 'Bakery'), link('b', 'Mill')] },
      { links: [link('a', 'Store'), link('c', 'Mill')] },
    );
    await choose('links', 'Both');
    await save();
    const [made] = resolved;
    expect(made?.links.map(({ label }) => label)).toEqual(['Store', 'Bakery', 'Mill']);
    expect(new Set(made?.links.map(({ id }) => id)).size).toBe(3);
  });

  it('has no both of a line, nor of more rows than a list can hold', () => {
    const links = (of: string) =>
      Array.from({ length: siteRowsMax }, (_, at) => link(`${of}${at}`, `${of} ${at}`));
    aConflict({ title: 'Ash', links: links('m') }, { title: 'Oak', links: links('t') });
    expect(sidesOf('title')).toEqual(['MineAsh', 'TheirsOak']);
    expect(sidesOf('links')).toHaveLength(2);
  });

  it('takes mine where nothing is chosen, and theirs where they are', async () => {
    const { resolved, choose, save } = aConflict(
      { title: 'Ash', links: [] },
      { title: 'Oak', links: [link('b', 'Mill')] },
    );
    await choose('links', 'Theirs');
    await save();
    expect(resolved).toEqual([{ ...base, title: 'Ash', links: [link('b', 'Mill')] }]);
  });
});
