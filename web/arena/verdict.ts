import type { Language } from '../../src/kernel/game.ts';
import type { ExperimentInfo, SearchInfo } from '../../src/wire/arena.ts';
import { arenaText } from './arena-text.ts';
import { plain } from './figures.ts';

/** The result of an experiment: an icon, a short text for lists, a sentence. */
export interface Verdict {
  readonly tone: 'good' | 'bad' | 'even' | 'open';
  readonly short: string;
  readonly sentence: string;
}

export function verdictOf(info: ExperimentInfo, language: Language): Verdict {
  const say = arenaText(language);
  if (info.search?.found) return searchVerdict(info.search, language);
  const { decided, pairs, bots, test, elo, best } = info;
  const [one = '', other = ''] = bots.map(({ name }) => name);
  if (test && (decided === 'H1' || decided === 'H0')) {
    const [elo0, elo1] = [plain(test.elo0, language), plain(test.elo1, language)];
    const isH1 = decided === 'H1';
    return {
      tone: isH1 ? 'good' : 'bad',
      short: say.byTest(say.short(isH1 ? 'stronger' : elo && elo.high < 0 ? 'weaker' : 'not-stronger'), decided, pairs),
      sentence: (isH1 ? say.h1 : say.h0)(one, other, elo0, elo1, pairs),
    };
  }
  if (decided === 'open' && (test || info.status !== 'done')) return undecided(info, language); // without a test it ends when it is stopped
  const winner = best === null ? undefined : bots[best];
  if (winner) return { tone: 'even', short: say.bestIs(winner.name), sentence: say.bestOf(winner.name, pairs) };
  if (!test && !elo) return { tone: 'even', short: say.playedPairs(pairs), sentence: say.playedAfter(pairs) };
  if (test || !elo)
    return { tone: 'open', short: say.afterPairs(say.short('open'), pairs), sentence: say.openAfter(pairs) };
  if (elo.low > 0)
    return {
      tone: 'good',
      short: say.afterPairs(say.short('stronger'), pairs),
      sentence: say.strongerFixed(one, other, pairs),
    };
  if (elo.high < 0)
    return {
      tone: 'bad',
      short: say.afterPairs(say.short('weaker'), pairs),
      sentence: say.weakerFixed(one, other, pairs),
    };
  return {
    tone: 'even',
    short: say.afterPairs(say.short('level'), pairs),
    sentence: say.levelFixed(one, other, pairs),
  };
}

function searchVerdict({ test, passed }: SearchInfo, language: Language): Verdict {
  const say = arenaText(language);
  if (passed) return { tone: 'good', short: say.short('kept'), sentence: say.tableKept };
  if (passed === null) return { tone: 'open', short: say.short('tested'), sentence: say.tableTested };
  return {
    tone: 'bad',
    short: say.short('dropped'),
    sentence: test === null ? say.nothingFound : say.tableDropped,
  };
}

function undecided({ status, pairs, most }: ExperimentInfo, language: Language): Verdict {
  const say = arenaText(language);
  if (status === 'stopped')
    return { tone: 'open', short: say.afterPairs(say.short('interrupted'), pairs), sentence: say.stoppedAfter(pairs) };
  if (status === 'done')
    return { tone: 'open', short: say.afterPairs(say.short('open'), pairs), sentence: say.openAfter(pairs) };
  return {
    tone: 'open',
    short: `${say.short('playing')}: ${say.pairsOf(pairs, most)}`,
    sentence: pairs === 0 ? say.noPairs : say.underWay(pairs),
  };
}

/** An experiment is named after its bots. */
export function titleOf({ bots, search }: Pick<ExperimentInfo, 'bots' | 'search'>, language: Language): string {
  const say = arenaText(language);
  const [one, other] = bots.map(({ name }) => name);
  if (one === undefined) return '';
  if (search) return say.betterTable(one);
  if (other === undefined) return one;
  if (bots.length === 2) return say.against(one, other);
  const all = bots.map(({ name }) => name).join(', ');
  return all.length <= LONGEST ? all : say.manyBots(bots.length, one);
}

const LONGEST = 44; // characters
