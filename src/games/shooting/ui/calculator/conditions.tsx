import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { Attacker, OddsQuestion } from '../../ask/question.ts';
import { RULESETS } from '../../rulesets.ts';
import { MANUAL_MODIFIERS } from '../../view.ts';
import { conditionsOf, having, withConditions } from './asked.ts';
import type { FormProps } from './attackers.tsx';
import { profileOf } from './choices.ts';
import { EffectsForm } from './effects.tsx';
import { whole } from './fields.ts';
import { Pick, Tick, Typed } from './inputs.tsx';
import { words } from './labels.ts';
import { modifierName } from './say.ts';

const SETS = ['10e', '11e'] as const;
const MOVES = ['normal', 'stationary', 'advanced', 'fell-back'] as const;
const RANGED = [
  'half',
  'cover',
  'plunging',
  'overwatch',
  'unseen',
  'spotted',
  'engaged',
  'targetEngaged',
  'far',
] as const; // no effect in melee
const STRATAGEMS = ['none', 'go-to-ground', 'smokescreen'] as const;
const DEVASTATE = ['usual', 'spill', 'one-model'] as const;

export function ConditionsForm({ question, onChange }: FormProps) {
  const language = useLanguage();
  const w = words(language);
  const now = conditionsOf(question);
  const change = (changes: Parameters<typeof withConditions>[1]): void => onChange(withConditions(question, changes));
  const ruleset = now.ruleset ?? '10e';
  const tick = (key: TickKey) => (
    <Tick key={key} label={w[key]} value={now[key] ?? false} onChange={(on) => change({ [key]: on || undefined })} />
  );
  const has = (ability: string): boolean => question.attackers.some((line) => printsAbility(line, ability));
  return (
    <section class="odds-part" aria-labelledby="odds-conditions">
      <h2 id="odds-conditions">{w.conditions}</h2>
      <fieldset class="segments odds-rules">
        <legend class="spoken">{w.ruleset}</legend>
        {SETS.map((id) => (
          <Button
            key={id}
            aria-pressed={ruleset === id}
            onClick={() =>
              change({
                ruleset: id === '10e' ? undefined : id,
                ...(RULESETS[id].lethal === 'always' && { lethal: undefined }),
              })
            }
          >
            {w.rulesets(id)}
          </Button>
        ))}
      </fieldset>
      <div class="odds-fields">
        {!now.melee && (
          <Pick
            class="odds-grows"
            label={w.moved}
            value={now.moved ?? 'normal'}
            options={MOVES.map((value) => ({ value, title: w.moves(value) }))}
            onChange={(moved) => change({ moved: moved === 'normal' ? undefined : moved, inches: undefined })}
          />
        )}
        {!now.melee && RULESETS[ruleset].heavy.inches > 0 && has('Heavy') && now.moved === undefined && (
          <Typed
            label={w.inches}
            least={0}
            most={240}
            value={now.inches}
            field={whole(0, 240)}
            onChange={(inches) => change({ inches })}
          />
        )}
        {!now.melee && (
          <Pick
            class="odds-grows"
            label={w.stratagem}
            value={now.stratagem ?? 'none'}
            options={STRATAGEMS.map((value) => ({ value, title: w.stratagems(value) }))}
            onChange={(stratagem) => change({ stratagem: stratagem === 'none' ? undefined : stratagem })}
          />
        )}
        <Pick
          class="odds-grows"
          label={w.devastating}
          value={now.devastating ?? 'usual'}
          options={DEVASTATE.map((value) => ({ value, title: w.devastate(value) }))}
          onChange={(devastating) => change({ devastating: devastating === 'usual' ? undefined : devastating })}
        />
      </div>
      {has('Hazardous') && question.attackers.every(({ sheet }) => sheet === undefined) && (
        <div class="odds-fields">
          <Typed
            class="odds-grows"
            label={w.ownWounds}
            least={1}
            most={99}
            value={question.shooter?.W}
            field={whole(1, 99)}
            onChange={(W) => onChange(having(question, { shooter: W === undefined ? undefined : { W } }))}
          />
        </div>
      )}
      <div class="odds-ticks">
        {tick('melee')}
        {now.melee
          ? tick('charged')
          : RANGED.filter((key) => (key === 'spotted' ? now.unseen : key !== 'far' || has('Conversion'))).map(tick)}
        {RULESETS[ruleset].lethal === 'may' && has('Lethal Hits') && (
          <Tick
            label={w.lethal}
            value={now.lethal === false}
            onChange={(on) => change({ lethal: on ? false : undefined })}
          />
        )}
        {question.target.character && (
          <Tick
            label={w.precision}
            value={now.precision ?? true}
            onChange={(on) => change({ precision: on ? undefined : false })}
          />
        )}
      </div>
      <fieldset>
        <legend>{w.modifiers}</legend>
        <div class="odds-ticks">
          {MANUAL_MODIFIERS.map((hand) => (
            <Tick
              key={hand}
              label={modifierName(hand, language)}
              value={now.hand?.includes(hand) ?? false}
              onChange={(on) => {
                const ticked = MANUAL_MODIFIERS.filter((one) => (one === hand ? on : now.hand?.includes(one)));
                change({ hand: ticked.length > 0 ? ticked : undefined });
              }}
            />
          ))}
        </div>
        <Pick
          label={w.fish}
          value={fishingOf(question)}
          options={FISHING.map((value) => ({ value, title: w.fishing(value) }))}
          onChange={(how) => onChange(fishing(question, how))}
        />
      </fieldset>
      <EffectsForm question={question} onChange={onChange} />
    </section>
  );
}

type TickKey = 'melee' | 'charged' | (typeof RANGED)[number];

const printsAbility = (line: Attacker, ability: string): boolean =>
  (line.abilities ?? profileOf(line)?.abilities ?? []).some((printed) => printed.startsWith(ability));

/** Whether re-rolls that may take any die are used on ordinary successes. */
const FISHING = ['never', 'always', 'best'] as const;
type Fishing = (typeof FISHING)[number];

function fishingOf({ attackers }: OddsQuestion): Fishing {
  if (attackers.every(({ fish }) => fish === 'best')) return 'best';
  return attackers.every(({ fish }) => fish) ? 'always' : 'never';
}

const fishing = (question: OddsQuestion, how: Fishing): OddsQuestion => ({
  ...question,
  attackers: question.attackers.map((line) =>
    having(line, { fish: how === 'never' ? undefined : how === 'always' || how }),
  ),
});
