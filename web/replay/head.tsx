import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { say as sayIn } from '../inspector/say.ts';
import { Copy } from '../parts/copy.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { capital, nameOf, sideTitle } from '../parts/side.ts';
import { Top } from '../parts/top.tsx';
import { shareLink } from '../share/share-address.ts';
import { writeSpot } from './address.ts';
import { logOfGame, wholeLogOf } from './fetch-log.ts';
import { OpenFile } from './opening.tsx';
import { PlayerIcon } from './player-icon.tsx';
import type { LoadedReplay } from './read-replay.ts';
import { replayText, SHORTCUTS } from './replay-text.ts';
import { SaveButton } from './save-button.tsx';

interface HeadProps {
  readonly replay: LoadedReplay;
  readonly at: number;
  readonly watcher: Watcher;
  look(watcher: Watcher): void;
  readonly language: Language;
  open(file: File): void;
  fork(): void;
}

const exportDialog = async () => (await import('../export/index.tsx')).ExportDialog;

/** The match and its result, the choice of view, and actions. */
export function Head({ replay, at, watcher, look, language, open, fork }: HeadProps) {
  const say = replayText(language);
  const [isExporting, setExporting] = useState(false);
  const { code, name, recording, stored = null } = replay;
  const { game } = recording;
  const title = useText().gameTitle(game.id, game.title);
  const place = stored ? `/arena/${stored.experiment}/${stored.pair}/${stored.which + 1}` : `/replay/${code}`;
  const link = shareLink(`${place}${writeSpot({ watcher, at })}`);
  const isServed = code !== null || stored !== null;
  const log = stored ? logOfGame(stored) : wholeLogOf(code ?? '');
  const isEnd = at === recording.last && replay.file.footer.result !== null;
  return (
    <>
      <Top shortcuts={SHORTCUTS}>
        <h1 class="replay-title">
          {stored
            ? say.replayOfStored(title, stored.pair + 1, stored.which + 1)
            : code === null
              ? say.replayOfFile(title, name)
              : say.replayOf(title, code)}
        </h1>
      </Top>
      <section class="replay-tools" aria-label={say.tools}>
        <p class="replay-result">{resultOf(replay, language)}</p>
        <ViewSelect replay={replay} watcher={watcher} look={look} language={language} />
        {stored && (
          <Link class="button is-plain" to={`/arena/${stored.experiment}`}>
            <Icon name="back" /> {say.experiment}
          </Link>
        )}
        {isServed && <Copy text={link}>{say.share}</Copy>}
        {isServed && (
          <a class="button" href={log} download>
            <PlayerIcon name="download" />
            {say.download}
          </a>
        )}
        <Button icon={<PlayerIcon name="picture" />} onClick={() => setExporting(true)}>
          {say.exportAs}
        </Button>
        {isExporting && (
          <Lazy
            load={exportDialog}
            props={{ replay, at, watcher, title, language, onClose: () => setExporting(false) }}
          />
        )}
        {code !== null && (
          <Link class="button is-plain" to={`/lab?game=${game.id}&matches=${code}`}>
            <Icon name="bars" /> {say.lab}
          </Link>
        )}
        <SaveButton replay={replay} language={language} />
        {!isServed && replay.savedAs === undefined && <CheckFile name={name} language={language} />}
        <OpenFile open={open} language={language} />
        <Button
          kind="main"
          class="replay-fork-button"
          icon={<PlayerIcon name="fork" />}
          aria-disabled={isEnd}
          {...(isEnd && tip(say.forkOver))}
          onClick={isEnd ? undefined : fork}
        >
          {say.fork}
        </Button>
      </section>
    </>
  );
}

function resultOf({ recording: { game, rules }, file: { footer, header } }: LoadedReplay, language: Language): string {
  const say = replayText(language);
  const age = header.rulesVersion === game.version ? '' : ` ${say.version(header.rulesVersion, game.version)}`;
  if (!footer.result) return say.unfinished + age;
  const { winners, reason } = footer.result;
  const why = sayIn({ game, rules, language }, reason);
  const [winner] = winners;
  if (reason.code === 'closed') return `${capital(why)}.${age}`;
  const told = winners.length === 1 && winner ? say.wins(nameOf(game, winner, language), why) : say.drawn(why);
  return `${capital(told)}.${age}`;
}

function ViewSelect({ replay, watcher, look, language }: Pick<HeadProps, 'replay' | 'watcher' | 'look' | 'language'>) {
  const say = replayText(language);
  const { game, watchers } = replay.recording;
  const special: Readonly<Record<string, string>> = { archive: say.archive, spectator: say.spectator };
  return (
    <label class="replay-watcher">
      <span class="quiet small">{say.view}</span>
      <select
        class="select"
        aria-label={say.view}
        value={watcher}
        onChange={(event) => look(event.currentTarget.value)}
      >
        {watchers.map((watcher) => (
          <option key={watcher} value={watcher}>
            {Object.hasOwn(special, watcher) ? special[watcher] : sideTitle(game, watcher, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The page trusts a file; the command line verifies it. */
function CheckFile({ name, language }: { readonly name: string; readonly language: Language }) {
  const say = replayText(language);
  const line = `./umpire verify ${/^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`}`;
  return (
    <details class="replay-check">
      <summary class="button">{say.check}</summary>
      <div class="panel stack">
        <p>{say.checkAbout}</p>
        <code>{line}</code>
        <Copy text={line} />
      </div>
    </details>
  );
}
