import { useState } from 'react';
import { buildsMessages as texts } from '#contract/kitchen/publishing/builds-messages.ts';
import type { BuildView } from '#contract/publishing/build.ts';
import { BuildDetails } from './BuildDetails.tsx';
import { timeOf } from '../clock/day-words.ts';
import { causeOf, resultOf } from './sentences.ts';

/** A build in one line; opened, what it changed and what can be done with it. */
export function BuildLine({ build }: { build: BuildView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="build">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <time dateTime={build.startedAt}>{timeOf(build.startedAt)}</time>
          <span className="build-cause">{causeOf(build)}</span>
          <span className="build-result">{resultOf(build)}</span>
          {build.isLive && (
            <span className="state" data-state="live">
              {texts.live}
            </span>
          )}
        </summary>
        {isOpen && <BuildDetails build={build} />}
      </details>
    </li>
  );
}
