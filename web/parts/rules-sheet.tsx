import { useState } from 'preact/hooks';
import type { Rules } from '../../src/kernel/kinds.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { rulesOf, useGame } from '../app/games.ts';
import { useText } from '../app/use-api.ts';
import { Loading } from './loading.tsx';
import { NotLoaded } from './not-loaded.tsx';

interface RulesSheetProps {
  readonly game: string; // its id
  readonly title: string;
  readonly rules?: Rules;
}

/** The rules in brief: of a match, or the game's defaults. The game loads when the sheet is opened. */
export function RulesSheet({ game, title, rules }: RulesSheetProps) {
  const say = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Icon name="help" />} onClick={() => setOpen(true)}>
        {say.rulesOnAPage}
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)} wide>
        {open && <Primer game={game} rules={rules} />}
      </Dialog>
    </>
  );
}

function Primer({ game, rules }: { readonly game: string; readonly rules: Rules | undefined }) {
  const loaded = useGame(game);
  if (loaded === 'loading') return <Loading />;
  if (loaded === 'failed' || loaded === null) return <NotLoaded />;
  const shown = rules ?? rulesOf(loaded.game, undefined);
  return (
    <pre class="primer" lang="en">
      {shown && loaded.game.primer(shown)}
    </pre>
  );
}
