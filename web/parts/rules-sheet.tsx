import { useState } from 'preact/hooks';
import type { Game, Rules } from '../../src/kernel/game.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { rulesOf } from '../app/games.ts';
import { useWords } from '../app/use-api.ts';

/** The rules on a page: those of a match, or of the game as it is usually played. */
export function RulesSheet({ game, rules }: { readonly game: Game; readonly rules?: Rules }) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const shown = open ? (rules ?? rulesOf(game, undefined)) : null;
  return (
    <>
      <Button kind="quiet" icon={<Icon name="help" />} onClick={() => setOpen(true)}>
        {say.rulesOnAPage}
      </Button>
      <Dialog open={open} title={game.title} onClose={() => setOpen(false)} wide>
        <pre class="primer" lang="en">
          {shown && game.primer(shown)}
        </pre>
      </Dialog>
    </>
  );
}
