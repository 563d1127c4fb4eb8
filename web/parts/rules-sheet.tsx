import { useState } from 'preact/hooks';
import type { Rules } from '../../src/kernel/kinds.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';
import { Lazy } from './lazy.tsx';

interface RulesSheetProps {
  readonly game: string; // its id
  readonly title: string;
  readonly rules?: Rules;
}

const rulebook = async () => (await import('../rules/rulebook.tsx')).RulebookView;

/** A button that opens the rules: of a match, or of the game's usual set-up. They load when the dialog is opened. */
export function RulesSheet({ game, title, rules }: RulesSheetProps) {
  const say = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Icon name="help" />} onClick={() => setOpen(true)}>
        {say.rules}
      </Button>
      <Dialog open={open} title={say.rulesOf(title)} onClose={() => setOpen(false)} wide>
        {open && <Lazy load={rulebook} props={{ game, rules }} />}
      </Dialog>
    </>
  );
}
