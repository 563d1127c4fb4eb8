import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { Link } from '../app/navigation.tsx';
import { useWords } from '../app/use-api.ts';
import { say as sayIn } from '../inspector/say.ts';
import { Copy } from '../parts/copy.tsx';
import { capital, nameOf } from '../parts/side.ts';
import { Top } from '../parts/top.tsx';
import { writeSpot } from './address.ts';
import { logOfGame } from './fetch-log.ts';
import { OpenFile } from './opening.tsx';
import type { Reel } from './reel.ts';
import { Sign } from './sign.tsx';
import { SHORTCUTS, words } from './words.ts';

interface HeadProps {
  readonly reel: Reel;
  readonly at: number;
  readonly eyes: Watcher;
  look(eyes: Watcher): void;
  readonly language: Language;
  open(file: File): void;
  fork(): void;
}

/** Which match this is and how it ended, whose eyes, and what can be done with it. */
export function Head({ reel, at, eyes, look, language, open, fork }: HeadProps) {
  const say = words(language);
  const { code, name, film, stored = null } = reel;
  const { game } = film;
  const title = useWords().gameTitle(game.id, game.title);
  const place = stored ? `/arena/${stored.experiment}/${stored.pair}/${stored.which + 1}` : `/replay/${code}`;
  const link = `${location.origin}${place}${writeSpot({ eyes, at })}`;
  const isServed = code !== null || stored !== null;
  const log = stored ? logOfGame(stored) : `/api/matches/${code}/log?eyes=archive&decisions=1`;
  const isEnd = at === film.last && reel.file.footer.result !== null;
  return (
    <>
      <Top shortcuts={SHORTCUTS}>
        <h1 class="film-title">
          {stored
            ? say.replayOfStored(title, stored.experiment, stored.pair, stored.which + 1)
            : code === null
              ? say.replayOfFile(title, name)
              : say.replayOf(title, code)}
        </h1>
      </Top>
      <section class="film-tools" aria-label={say.tools}>
        <p class="film-result">{resultOf(reel, language)}</p>
        <EyesSelect reel={reel} eyes={eyes} look={look} language={language} />
        {stored && (
          <Link class="button is-plain" to={`/arena/${stored.experiment}`}>
            <Icon name="back" /> {say.experiment}
          </Link>
        )}
        {isServed && <Copy text={link}>{say.share}</Copy>}
        {isServed && (
          <a class="button" href={log} download>
            <Sign name="download" />
            {say.download}
          </a>
        )}
        {code !== null && (
          <Link class="button is-plain" to={`/lab?game=${game.id}&matches=${code}`}>
            <Icon name="bars" /> {say.lab}
          </Link>
        )}
        {!isServed && <CheckFile name={name} language={language} />}
        <OpenFile open={open} language={language} />
        <Button
          kind="main"
          class="film-fork-button"
          icon={<Sign name="fork" />}
          disabled={isEnd}
          title={isEnd ? say.forkOver : say.fork}
          onClick={fork}
        >
          {say.fork}
        </Button>
      </section>
    </>
  );
}

function resultOf({ film: { game, rules }, file: { footer, header } }: Reel, language: Language): string {
  const say = words(language);
  const age = header.rulesVersion === game.version ? '' : ` ${say.version(header.rulesVersion, game.version)}`;
  if (!footer.result) return say.unfinished + age;
  const { winners, reason } = footer.result;
  const why = sayIn({ game, rules, language }, reason);
  const [winner] = winners;
  const told = winners.length === 1 && winner ? say.wins(nameOf(game, winner, language), why) : say.drawn(why);
  return `${capital(told)}.${age}`;
}

function EyesSelect({ reel, eyes, look, language }: Pick<HeadProps, 'reel' | 'eyes' | 'look' | 'language'>) {
  const say = words(language);
  const { game, watchers } = reel.film;
  const special: Readonly<Record<string, string>> = { archive: say.archive, spectator: say.spectator };
  return (
    <label class="film-eyes">
      <span class="quiet small">{say.eyes}</span>
      <select class="select" aria-label={say.eyes} value={eyes} onChange={(event) => look(event.currentTarget.value)}>
        {watchers.map((watcher) => (
          <option key={watcher} value={watcher}>
            {Object.hasOwn(special, watcher) ? special[watcher] : capital(nameOf(game, watcher, language))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The page believes a file; the command line does not. */
function CheckFile({ name, language }: { readonly name: string; readonly language: Language }) {
  const say = words(language);
  const line = `./umpire verify ${/^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`}`;
  return (
    <details class="film-check">
      <summary class="button">{say.check}</summary>
      <div class="panel stack">
        <p>{say.checkAbout}</p>
        <code>{line}</code>
        <Copy text={line} />
      </div>
    </details>
  );
}
