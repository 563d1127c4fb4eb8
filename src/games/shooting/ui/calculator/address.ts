import type { Attacker, Conditions, Men, OddsQuestion, Shooter, Target } from '../../ask/question.ts';
import { VERSIONS } from '../../rulesets.ts';
import { type Asked, NOTHING_ASKED, USUAL, USUAL_CHANCE } from './asked.ts';
import { ATTACKER, CONDITIONS, type Fields, MEN, SHOOTER, TARGET, whole } from './fields.ts';

type Params = ReadonlyMap<string, string>;

/**
 * The question as a readable, short URL query: `1.count=10&1.weapon=bolt-rifle&t.models=5&half=yes`. Unreadable parts
 * are dropped, so any URL gives a well-formed question.
 */
export function askedIn(address: string): Asked {
  const params: Params = new Map([...new URLSearchParams(address)].reverse()); // of several values, the first counts
  const hasB = [...params.keys()].some((key) => key.startsWith('b.'));
  return {
    a: dated(questionIn(params, ''), params),
    fight:
      hasB && params.get('fight') === 'yes' ? { onDeath: whole(2, 6).read(params.get('death') ?? '') ?? null } : null,
    b: hasB ? dated(questionIn(params, 'b.'), params) : null,
    chance: whole(1, 100).read(params.get('chance') ?? '') ?? USUAL_CHANCE,
    kills: whole(1, 200).read(params.get('kills') ?? '') ?? null,
  };
}

export function addressOf({ a, b, fight, chance, kills }: Asked): string {
  const params = new URLSearchParams();
  if (b || JSON.stringify(a) !== JSON.stringify(USUAL)) write(params, a, '');
  if (b) write(params, b, 'b.');
  if (b && fight) params.set('fight', 'yes');
  if (b && fight && fight.onDeath !== null) params.set('death', String(fight.onDeath));
  if (chance !== NOTHING_ASKED.chance) params.set('chance', String(chance));
  if (kills !== null) params.set('kills', String(kills));
  const fields = params.toString().replaceAll('%2C', ',');
  return fields === '' ? '' : `v=${VERSION}&${fields}`;
}

/** The version of an address. One without a version is older than the change of a default, and keeps the old value. */
export const VERSION = '2';

function dated(question: OddsQuestion, params: Params): OddsQuestion {
  const { ruleset = '10e', devastating } = question.conditions ?? {};
  const before = VERSIONS.version1[ruleset]?.devastating;
  const isOld = !params.has('v') && params.size > 0;
  if (!isOld || devastating !== undefined || before === undefined) return question;
  return { ...question, conditions: { ...question.conditions, devastating: before } };
}

const MOST_LINES = 12;
const MOST_KINDS = 10;
const MOST_LEADERS = 3;

function questionIn(params: Params, prefix: string): OddsQuestion {
  const attackers = listIn<Attacker>(ATTACKER, params, prefix, MOST_LINES);
  const target = targetIn(params, `${prefix}t.`);
  const conditions = readAll<Conditions>(CONDITIONS, params, prefix);
  const shooter = readAll<Shooter>(SHOOTER, params, `${prefix}s.`);
  return {
    attackers: attackers.length > 0 ? attackers : USUAL.attackers,
    target: isEmpty(target) ? USUAL.target : target,
    ...(!isEmpty(conditions) && { conditions }),
    ...(!isEmpty(shooter) && { shooter }),
  };
}

function targetIn(params: Params, prefix: string): Target {
  const also = listIn<Men>(MEN, params, `${prefix}also`, MOST_KINDS);
  const character = readAll<Men>(MEN, params, `${prefix}character.`);
  const characters = listIn<Men>(MEN, params, `${prefix}character`, MOST_LEADERS);
  return {
    ...readAll<Omit<Target, 'also' | 'character' | 'characters'>>(TARGET, params, prefix),
    ...(also.length > 0 && { also }),
    ...(!isEmpty(character) && { character }),
    ...(characters.length > 0 && { characters }),
  };
}

function listIn<T extends object>(table: Fields<T>, params: Params, prefix: string, most: number): T[] {
  const found: T[] = [];
  for (let i = 1; i <= most; i++) {
    const one = readAll(table, params, `${prefix}${i}.`);
    if (!isEmpty(one)) found.push(one);
  }
  return found;
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

function readAll<T extends object>(table: Fields<T>, params: Params, prefix: string): T {
  const found: Record<string, unknown> = {};
  for (const [key, field] of Object.entries<Fields<Record<string, unknown>>[string]>(table)) {
    const text = params.get(prefix + key);
    const value = text === undefined ? undefined : field.read(text);
    if (value !== undefined) found[key] = value;
  }
  return found as T;
}

function write(
  params: URLSearchParams,
  { attackers, target, conditions, shooter }: OddsQuestion,
  prefix: string,
): void {
  const put = (fields: object, where: string): void => {
    for (const [key, value] of Object.entries(fields)) if (!isNested(value)) params.set(where + key, written(value));
  };
  attackers.forEach((line, i) => {
    put(line, `${prefix}${i + 1}.`);
  });
  put(target, `${prefix}t.`);
  target.also?.forEach((men, i) => {
    put(men, `${prefix}t.also${i + 1}.`);
  });
  put(target.character ?? {}, `${prefix}t.character.`);
  target.characters?.forEach((men, i) => {
    put(men, `${prefix}t.character${i + 1}.`);
  });
  put(conditions ?? {}, prefix);
  put(shooter ?? {}, `${prefix}s.`);
}

const isNested = (value: unknown): boolean =>
  typeof value === 'object' && !(Array.isArray(value) && value.every((one) => typeof one === 'string'));

function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(',') : String(value);
}
