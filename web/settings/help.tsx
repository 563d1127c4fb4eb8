import type { Shortcut } from '../../src/page/contract.ts';
import { Dialog } from '../../src/page/dialog.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/use-api.ts';

const HINT_KEYS = ['h', 'y'] as const;

interface HelpProps {
  onClose(): void;
  readonly shortcuts: readonly Shortcut[];
}

/** Keyboard shortcuts. */
export function HelpDialog({ onClose, shortcuts }: HelpProps) {
  const say = useText();
  const language = useLanguage();
  const { settings } = useSettings();
  const table: readonly (readonly [keys: string, does: string])[] = [
    ['?', say.keyHelp],
    [',', say.keySettings],
    ...(settings.hints === 'off' ? [] : HINT_KEYS.map((key) => [key, say.keyHint(key)] as const)),
    ['a', say.keyAct],
    ['l', say.keyLog],
    ['w', say.keyWhy],
    ['c', say.keyChat],
    ['1 – 4', say.keySeats],
    ['Esc', say.keyEsc],
  ];
  const board: readonly (readonly [keys: string, does: string])[] = [
    ['Tab', say.keyTab],
    ['\u2190 \u2191 \u2192 \u2193', say.keyArrows],
    ['Home End', say.keyRowEnds],
    ['Enter', say.keyPick],
    ['+ - 0', say.keyZoom],
  ];
  return (
    <Dialog open title={say.help} onClose={onClose} wide>
      <div class="help">
        <KeyList title={say.keysTable} keys={table} />
        <KeyList title={say.keysBoard} keys={board} />
        {shortcuts.length > 0 && (
          <KeyList title={say.keysGame} keys={shortcuts.map(({ keys, does }) => [keys, does[language]] as const)} />
        )}
      </div>
    </Dialog>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

function KeyList({ title, keys }: KeyListProps) {
  const say = useText();
  return (
    <section>
      <h3 class="heading">{title}</h3>
      <dl class="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{say.keyCap(key)}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
