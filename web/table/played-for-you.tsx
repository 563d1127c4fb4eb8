import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';
import type { Play } from '../play/play.ts';

/** Tells a player who returns how many moves were made for them; it stays until they dismiss it. */
export function PlayedForYou({ play: { playedForYou, over } }: { readonly play: Play }) {
  const say = useText();
  const [dismissed, setDismissed] = useState<Play['playedForYou']>({});
  const [announced, setAnnounced] = useState('');
  const moves = Object.entries(playedForYou).reduce((sum, [seat, n]) => sum + n - (dismissed[seat] ?? 0), 0);
  const isShown = moves > 0 && over === null;
  const text = isShown ? say.playedForYou(moves) : '';
  useEffect(() => setAnnounced(text), [text]); // screen readers announce changes, not what a new element starts with
  return (
    <>
      <span class="spoken" role="status">
        {announced}
      </span>
      {isShown && (
        <div class="connection-bar played-for-you">
          <Icon name="bot" /> <span aria-hidden="true">{text}</span>
          <Button
            kind="quiet"
            icon={<Icon name="cross" />}
            aria-label={say.dismiss}
            {...tip(say.dismiss)}
            onClick={() => setDismissed(playedForYou)}
          />
        </div>
      )}
    </>
  );
}
