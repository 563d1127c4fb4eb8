import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { useText } from '../app/use-api.ts';
import { GamePicker } from '../parts/game-picker.tsx';
import { OpponentSearch } from '../parts/opponent-search.tsx';
import { myText } from './my-text.ts';

/** Looks for an opponent in one of the games. */
export function FindRow({ games }: { readonly games: readonly GameInfo[] | null }) {
  const shell = useText();
  const say = myText(useLanguage());
  const [isSearching, setSearching] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const playable = games?.filter(({ page }) => page) ?? [];
  const info = playable.find(({ id }) => id === chosen) ?? playable[0] ?? null;
  return (
    <section class="list my-find">
      <h2 class="heading">{say.findOpponent}</h2>
      <div class="row">
        <GamePicker games={playable} value={info?.id ?? ''} label={say.game} onChange={setChosen} />
        <Button disabled={info === null} onClick={() => setSearching(true)}>
          {say.findOpponent}
        </Button>
      </div>
      {info && isSearching && (
        <OpponentSearch info={info} title={shell.gameTitle(info.id, info.title)} onClose={() => setSearching(false)} />
      )}
    </section>
  );
}
