import type { Name } from './names.ts';

/** The files of a new built-in bot, by name in its folder. */
export const filesOf = (name: Name, from: BotImports): Readonly<Record<string, string>> => ({
  'thinking.ts': thinking(name, from),
  'thinking.rows.ts': rows(name, from),
  'words.ts': words(name),
  'maker.ts': maker(name, from),
});

/** What the files import from their game. */
interface BotImports {
  readonly nouns: string; // name of the game's kinds
  readonly kinds: string; // file that has them
  readonly hasFallback: boolean; // the game has options.ts with its fallback; otherwise the first option is the fallback
}

const thinking = ({ id, pascal }: Name, { nouns: kinds, kinds: home }: BotImports): string => `\
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score, veto } from '../../../../decide/rule.ts';
import { sameJson } from '../../../../decide/same-json.ts';
import type { ${kinds} } from '../../${home}';

type Command = ${kinds}['command'];

/** The input of a decision. Add what your rules need from the view and the belief. */
export interface Situation {
  readonly kinds: readonly string[]; // command types the seat may use now
  readonly usual: Command | undefined; // the game's fallback for a seat that is out of time
}

/** The weight of each fact. */
export const WEIGHTS = { usual: 1, early: 10 };
export type ${pascal}Weights = typeof WEIGHTS;

export const thinking${pascal}: Evaluator<Situation, Command, ${pascal}Weights> = {
  id: '${id}-thinking',
  grain: 5, // the noise of level 1, in the unit of the scores
  rules: [
    // A veto excludes an option, whatever its score.
    veto({
      id: '${id}-not-asked',
      see: ({ kinds }: Situation, { type }: Command) => (kinds.includes(type) ? undefined : { kind: type }),
    }),
    // A rank puts an option in a tier; tiers are compared before scores. With weight 0 it has no effect.
    rank({
      id: '${id}-usual-way',
      see: ({ usual }: Situation, option: Command) => (sameJson(option, usual) ? {} : undefined),
      worth: (_, w: ${pascal}Weights) => w.usual,
    }),
    // A score adds points; they are compared within a tier.
    score({
      id: '${id}-asked-early',
      unit: 'points',
      band: [0, 20],
      see: ({ kinds }: Situation, { type }: Command) => {
        const place = kinds.indexOf(type) + 1;
        return place > 0 ? { place } : undefined;
      },
      worth: ({ place }, w: ${pascal}Weights) => w.early / place,
    }),
  ],
};
`;

const rows = ({ id, pascal }: Name, { nouns: kinds, kinds: home }: BotImports): string => `\
import { trial } from '../../../../decide/testing.ts';
import type { ${kinds} } from '../../${home}';
import { type Situation, thinking${pascal}, WEIGHTS as w } from './thinking.ts';
import { say${pascal} } from './words.ts';

// The rules read only the command type so far, so made-up commands are enough. Use real ones for your own rules.
const command = (type: string): ${kinds}['command'] => ({ type }) as ${kinds}['command'];
const situation: Situation = { kinds: ['first', 'second'], usual: command('second') };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(thinking${pascal}, { weights: w, say: say${pascal} }, [
    { rule: '${id}-not-asked', name: 'a type that is not allowed', situation, option: command('third'), sees: { kind: 'third' }, says: 'third is not possible now' },
    { rule: '${id}-not-asked', name: 'an allowed type', situation, option: command('first'), sees: false },
    { rule: '${id}-usual-way', name: 'the fallback', situation, option: command('second'), sees: {}, worth: w.usual, says: 'the usual choice' },
    { rule: '${id}-usual-way', name: 'something else', situation, option: command('first'), sees: false },
    { rule: '${id}-asked-early', name: 'second in the list', situation, option: command('second'), sees: { place: 2 }, worth: w.early / 2, says: 'number 2 in the list of possible commands' },
    { rule: '${id}-asked-early', name: 'not in the list', situation, option: command('third'), sees: false },
  ]),
];
`;

const words = ({ id, pascal }: Name): string => `\
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';

type Words = Readonly<Record<Language, (facts: Readonly<Record<string, unknown>>) => string>>;

/** The reasons of the bot, by rule id. */
const WORDS: Readonly<Record<string, Words>> = {
  '${id}-not-asked': {
    en: ({ kind }) => \`\${kind} is not possible now\`,
    es: ({ kind }) => \`\${kind} no es posible ahora\`,
  },
  '${id}-usual-way': { en: () => 'the usual choice', es: () => 'la opción habitual' },
  '${id}-asked-early': {
    en: ({ place }) => \`number \${place} in the list of possible commands\`,
    es: ({ place }) => \`número \${place} de la lista de órdenes posibles\`,
  },
};

/** Undefined = not a reason of this bot. */
export const say${pascal} = (fact: Fact | { readonly type: string }, language: Language): string | undefined =>
  'code' in fact && Object.hasOwn(WORDS, fact.code) ? WORDS[fact.code]?.[language](fact) : undefined;
`;

const maker = ({ id, camel, pascal }: Name, { nouns: kinds, kinds: home, hasFallback }: BotImports): string => `\
import { choose } from '../../../../decide/decision.ts';
import { makeBotName, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { ${kinds} } from '../../${home}';
import { ${hasFallback ? 'fallback, ' : ''}options } from '../../${hasFallback ? 'options' : 'rules/place'}.ts';
import { thinking${pascal}, WEIGHTS } from './thinking.ts';

const PERSONAS = { plain: WEIGHTS };

/** A starting point: plays the game's fallback and explains its choice. */
export const ${camel}: BotMaker<${kinds}> = {
  id: '${id}',
  version: '1',
  about: 'a starting point: plays the usual choice and explains it',
  personas: PERSONAS,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    return (seat) => ({
      name: makeBotName({ id: '${id}', level }),
      version: '1',
      weights,
      listens: false, // true = \`belief\` holds what the seat has deduced from everything it heard
      volunteers: [],
      decide: (_belief, view, { kinds, must }, budget, seed) =>
        choose({
          evaluator: thinking${pascal},
          situation: { kinds, usual: ${hasFallback ? 'fallback(view, seat)' : '[...options(view, seat)][0]'} },
          options: options(view, seat),
          weights,
          level,
          budget,
          seed,
          must,
        }),
    });
  },
};
`;
