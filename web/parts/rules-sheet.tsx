import { useEffect, useState } from 'preact/hooks';
import type { Rules } from '../../src/kernel/kinds.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { openRules, RULES_EVENT } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';
import { Lazy } from './lazy.tsx';

interface RulesSheetProps {
  readonly game: string; // its id
  readonly title: string;
  readonly rules?: Rules;
}

const rulebook = async () => (await import('../rules/rulebook.tsx')).RulebookView;

/** A button that opens the rules of the game's default set-up. They load when the dialog opens. */
export function RulesSheet(props: RulesSheetProps) {
  const say = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Icon name="help" />} onClick={() => setOpen(true)}>
        {say.rules}
      </Button>
      <RulesDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** A button at a table that opens its rules. */
export function RulesButton() {
  const say = useText();
  return (
    <Button kind="quiet" icon={<Icon name="help" />} onClick={() => openRules('')}>
      {say.rules}
    </Button>
  );
}

/** The rules of a match, opened at a section by the links on boards and panels. */
export function TableRules(props: RulesSheetProps) {
  const [section, setSection] = useState<string | null>(null);
  useEffect(() => {
    const open = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault(); // tells the link not to leave the table
      setSection(String(event.detail));
    };
    addEventListener(RULES_EVENT, open);
    return () => removeEventListener(RULES_EVENT, open);
  }, []);
  return <RulesDialog {...props} open={section !== null} anchor={section ?? ''} onClose={() => setSection(null)} />;
}

interface RulesDialogProps extends RulesSheetProps {
  readonly open: boolean;
  readonly anchor?: string; // the section to start at
  onClose(): void;
}

function RulesDialog({ game, title, rules, open, anchor, onClose }: RulesDialogProps) {
  const say = useText();
  return (
    <Dialog open={open} title={say.rulesOf(title)} onClose={onClose} wide>
      {open && <Lazy load={rulebook} props={{ game, rules, anchor: anchor || undefined }} />}
    </Dialog>
  );
}
