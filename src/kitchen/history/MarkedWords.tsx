import { Fragment } from 'react';
import { historyMessages } from '#contract/kitchen/recipe/history-messages.ts';
import type { TextPart } from '#domain/recipe/differences/text-parts.ts';

const { spoken } = historyMessages;

/** Words that came and went within their text; who cannot see them is told. */
export function MarkedWords({ words }: { words: readonly TextPart[] }) {
  return words.map(({ text, change }, at) => {
    // Runs of one text have no other name than their place.
    const key = `${at}`;
    if (change === 'same') return <Fragment key={key}>{text}</Fragment>;
    const Mark = change === 'added' ? 'ins' : 'del';
    return (
      <Fragment key={key}>
        {words[at - 1]?.change === 'removed' && ' '}
        <Mark>
          <span className="visually-hidden">{`${spoken[change]} `}</span>
          {text}
          <span className="visually-hidden">{` ${spoken.end} `}</span>
        </Mark>
      </Fragment>
    );
  });
}
