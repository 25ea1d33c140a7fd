import { useState } from 'react';
import { jsonOf } from '#api/json-of.ts';
import type { CommentBansAnswer } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { shortDayOf } from '../clock/day-words.ts';
import { useAnswer } from '../builds/use-answer.ts';
import { call } from '../shell/network/connection.ts';
import { perform } from './deeds.ts';
import { paramHere, queueCalls } from './queue.ts';
import { Failure } from '../shell/frame/Failure.tsx';

type Props = { isOpen: boolean; onClose: () => void };
type Ban = CommentBansAnswer['bans'][number];

/** Who may say nothing here, and how that ends. */
export function BansDialog(props: Props) {
  const { answer, failure } = useAnswer(readBans);
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const bans = answer?.bans.filter(({ id }) => !ended.has(id)) ?? [];
  const end = ({ id, displayName }: Ban) => {
    setEnded(new Set([...ended, id]));
    void perform({ action: 'unban', userId: id }, () => texts.done.unban(displayName), false);
  };
  return (
    <Dialog title={texts.bansTitle} isLoading={!answer && !failure} {...props}>
      <div className="queue-bans">
        <Failure failure={failure} />
        <p>{answer && bans.length === 0 ? texts.noBans : texts.bansText}</p>
        <ul>
          {bans.map((ban) => (
            <li key={ban.id}>
              <span>
                <strong>{ban.displayName}</strong>
                <small>{texts.bannedSince(shortDayOf(ban.bannedAt), ban.commentTotal)}</small>
              </span>
              <Button variant="quiet" onClick={() => end(ban)}>
                {texts.endBan}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

const mostListed = '100';

async function readBans(): Promise<CommentBansAnswer> {
  const query = { limit: mostListed };
  return jsonOf(await call(() => queueCalls['comment-bans'].$get({ param: paramHere(), query })));
}
