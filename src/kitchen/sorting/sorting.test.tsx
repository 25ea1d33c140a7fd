import { fireEvent, render, screen } from '@testing-library/react';
import { useContext, useState } from 'react';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { SortablesContext, Sorting, SortingList } from './Sorting.tsx';
import { createSortables, type Sortables } from './sortables.ts';
import { useSortingItem } from './use-sorting-item.ts';

const items = ['flour', 'butter', 'salt'];
const settledMs = 100;

function Item({ id, onSortables }: { id: string; onSortables: (sortables: Sortables) => void }) {
  onSortables(useContext(SortablesContext));
  const { ref, handle } = useSortingItem(id);
  return (
    <li ref={ref}>
      <span {...handle}>{id}</span>
    </li>
  );
}

/** As lists of the editor are: rendered with each key, with functions of each render. */
function Editor({ onSortables }: { onSortables: (sortables: Sortables) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Line" value={text} onChange={(event) => setText(event.target.value)} />
      <Sorting
        onMove={() => undefined}
        say={{ picked: (item) => `${text} ${item}`, over: (item) => `${text} ${item}` }}
        instructions="Drag"
      >
        <SortingList id="list" items={items}>
          {items.map((id) => (
            <Item key={id} id={id} onSortables={onSortables} />
          ))}
        </SortingList>
      </Sorting>
    </>
  );
}

it('renders nothing that can be dragged with a key', async () => {
  let own = createSortables();
  const take = (sortables: Sortables) => {
    own = sortables;
  };
  render(<Editor onSortables={take} />);
  const reads = vi.spyOn(own.$lists, 'get');
  // The code that drags comes later; each of its renders reads the lists.
  await vi.waitFor(() => expect(reads).toHaveBeenCalled());
  await sleep(settledMs);
  reads.mockClear();
  fireEvent.change(screen.getByLabelText('Line'), { target: { value: 'two knobs' } });
  await sleep(settledMs);
  expect(screen.getByDisplayValue('two knobs')).toBeTruthy();
  expect(reads).not.toHaveBeenCalled();
});

it('keeps the click that ends a drag from what was dragged', async () => {
  let own = createSortables();
  render(<Editor onSortables={(sortables) => (own = sortables)} />);
  const reads = vi.spyOn(own.$lists, 'get');
  await vi.waitFor(() => expect(reads).toHaveBeenCalled());
  await sleep(settledMs);
  const handle = screen.getByText('salt');
  expect(fireEvent.click(handle)).toBe(true);
  fireEvent.mouseDown(handle, { clientX: 5, clientY: 80 });
  fireEvent.mouseMove(document, { clientX: 5, clientY: 40 });
  fireEvent.mouseUp(handle, { clientX: 5, clientY: 40 });
  expect(fireEvent.click(handle)).toBe(false);
});
