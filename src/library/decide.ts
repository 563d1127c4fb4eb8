export { choose } from '../decide/decision.ts';
export { combined, type Evaluator } from '../decide/evaluator.ts';
export { evaluatorBot } from '../decide/evaluator-bot.ts';
export { FULL_STRENGTH, LEVELS, type Level } from '../decide/level.ts';
export { type OpenKinds, openGame } from '../decide/open-game.ts';
export { type BotName, makeBotName, parseBotName, persona, weightsOf } from '../decide/persona.ts';
export { anyOf, ofKinds, randomMaker } from '../decide/random.ts';
export { type AnyRule, rank, score, veto } from '../decide/rule.ts';
export { type SearchTuning, searchMaker } from '../decide/search.ts';
