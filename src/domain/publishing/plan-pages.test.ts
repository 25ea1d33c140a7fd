import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangedSubject, type PlanInput, planPages } from './plan-pages.ts';
import { type PageRef, partPages } from './publishing.ts';

const noChange: PlanInput = {
  changedSubjects: [],
  touchedPages: [],
  neighbours: [],
  partPages: [],
  redirects: [],
};

const recipeRef = (slug: string, id = slug): PageRef => ({
  path: `/recipes/${slug}`,
  kind: 'recipe',
  subjectId: id,
});
const recipe = (id: string, slug: string | null = id): ChangedSubject => ({
  id,
  kind: 'recipe',
  path: slug && `/recipes/${slug}`,
});
const listed = (refs: PageRef[]) => refs.map(({ path, kind }) => `${kind} ${path}`).toSorted();

describe('Which pages a change touches, design §4.2', () => {
  it('is the page of a recipe, where it stood before or not', () => {
    const plan = planPages({ ...noChange, changedSubjects: [recipe('plum')] });
    expect(listed(plan)).toEqual(['recipe /recipes/plum']);
  });

  it('is every page that depends on it, and no other', () => {
    const touchedPages: PageRef[] = [
      { path: '/', kind: 'home', subjectId: null },
      recipeRef('leek'),
    ];
    const plan = planPages({ ...noChange, touchedPages });
    expect(plan).toEqual(touchedPages);
  });

  it('is the former page of a renamed recipe, which leads on', () => {
    const plan = planPages({
      ...noChange,
      changedSubjects: [recipe('1', 'new')],
      touchedPages: [recipeRef('old', '1')],
      redirects: [{ path: '/recipes/old', targetId: '1' }],
    });
    expect(listed(plan)).toEqual(['recipe /recipes/new', 'redirect /recipes/old']);
  });

  it('is the page that goes when a recipe is unpublished, with its former addresses', () => {
    const plan = planPages({
      ...noChange,
      changedSubjects: [recipe('1', null)],
      touchedPages: [
        recipeRef('now', '1'),
        { path: '/recipes/once', kind: 'redirect', subjectId: '1' },
      ],
      redirects: [{ path: '/recipes/once', targetId: '1' }],
    });
    expect(listed(plan)).toEqual(['gone /recipes/now', 'gone /recipes/once']);
  });

  it('is never a page of another kind whose number is the id of what changed', () => {
    const touchedPages = partPages(25);
    const plan = planPages({ ...noChange, changedSubjects: [recipe('1', null)], touchedPages });
    expect(plan).toEqual(touchedPages);
  });

  it('is the page of whoever holds an address now, when two recipes trade theirs', () => {
    const plan = planPages({
      ...noChange,
      changedSubjects: [recipe('1', 'b'), recipe('2', 'a')],
      touchedPages: [recipeRef('a', '1'), recipeRef('b', '2')],
    });
    expect(plan).toEqual([recipeRef('a', '2'), recipeRef('b', '1')]);
  });

  it('is a page again where a former address led', () => {
    const plan = planPages({
      ...noChange,
      changedSubjects: [recipe('1', 'a')],
      touchedPages: [{ path: '/recipes/a', kind: 'redirect', subjectId: '1' }],
    });
    expect(plan).toEqual([recipeRef('a', '1')]);
  });
});

describe('Every plan, design §4.2', () => {
  const slug = fc.constantFrom('a', 'b', 'c', 'd', null);
  const ids = ['1', '2', '3', '4'];
  const subjects = fc
    .tuple(slug, slug, slug, slug)
    .map((slugs) => ids.map((id, index) => recipe(id, slugs[index] ?? null)))
    .filter((all) => isEachPathHeldOnce(all));
  const pages = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom(...ids, '9')),
  );
  const inputs = fc.record({ changedSubjects: subjects, touched: pages, former: pages });

  type Input = {
    changedSubjects: ChangedSubject[];
    touched: [slug: string, id: string][];
    former: [slug: string, id: string][];
  };

  function planOf({ changedSubjects, touched, former }: Input) {
    return planPages({
      ...noChange,
      changedSubjects,
      touchedPages: touched.map(([path, id]) => recipeRef(path, id)),
      redirects: former.map(([path, targetId]) => ({ path: `/recipes/${path}`, targetId })),
    });
  }

  it('names each path once', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const paths = planOf(input).map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
      }),
    );
  });

  it('has every changed recipe where it stands now, and nowhere else', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const planned = planOf(input).filter(({ kind }) => kind === 'recipe');
        const changed = new Map(input.changedSubjects.map(({ id, path }) => [id, path]));
        const known = planned.filter(({ subjectId }) => changed.has(String(subjectId)));
        const standing = input.changedSubjects.filter(({ path }) => path !== null);
        expect(known.map(({ path, subjectId }) => [subjectId, path]).toSorted(byFirst)).toEqual(
          standing.map(({ id, path }) => [id, path]).toSorted(byFirst),
        );
      }),
    );
  });

  it('leaves no touched page out', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const paths = new Set(planOf(input).map(({ path }) => path));
        expect(input.touched.filter(([path]) => !paths.has(`/recipes/${path}`))).toEqual([]);
      }),
    );
  });
});

const byFirst = ([one]: unknown[], [other]: unknown[]) => String(one).localeCompare(String(other));

function isEachPathHeldOnce(subjects: ChangedSubject[]): boolean {
  const paths = subjects.flatMap(({ path }) => path ?? []);
  return new Set(paths).size === paths.length;
}
