import { figure } from '../../../../page/figure.ts';
import { InTurn } from '../../../../page/in-turn.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { exchange, type Fought } from '../../ask/exchange.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { chance } from '../names.ts';
import type { Asked } from './asked.ts';
import { Chart } from './chart.tsx';
import { words as ownWords } from './exchange-labels.ts';
import { Pick, rolls } from './inputs.tsx';
import { words } from './labels.ts';
import { NoResult, targetName } from './result.tsx';
import { Rolls } from './rolls.tsx';
import { useSettled } from './use-settled.ts';
import type { Answer } from './work.ts';

interface ExchangeProps {
  readonly asked: Asked;
  readonly a: Answer;
  readonly b: Answer | null;
}

/** Both sides' losses in one exchange of blows. */
export function ExchangeResult({ asked, a, b }: ExchangeProps) {
  const language = useLanguage();
  const [w, own] = [words(language), ownWords(language)];
  const { value: found, fresh } = useSettled(() => fought(asked), JSON.stringify(asked));
  if (!found || !asked.b) return null;
  if (!found.ok) return <NoResult fact={found.error} />;
  const { first, second } = found.value;
  return (
    <div id="odds-result" class="odds-result" aria-busy={!fresh}>
      <h2>{own.losses}</h2>
      <p class="small quiet">{own.exchangeAbout}</p>
      <div class="odds-columns">
        <Losses title={own.lossesOf(w.fightSide('b'))} unit={targetName(asked.a)} of={second} models={a.read.models} />
        <Losses
          title={own.lossesOf(w.fightSide('a'))}
          unit={targetName(asked.b)}
          of={first}
          models={b?.read.models ?? 0}
        />
      </div>
      <InTurn>
        <div class="odds-columns">
          <section class="odds-part" aria-labelledby="odds-rolls">
            <h2 id="odds-rolls">{`${w.rolls}: ${w.fightSide('a')}`}</h2>
            <Rolls answer={a} />
          </section>
          {b && (
            <section class="odds-part" aria-labelledby="odds-rolls-b">
              <h2 id="odds-rolls-b">{`${w.rolls}: ${w.fightSide('b')}`}</h2>
              <Rolls answer={b} />
            </section>
          )}
        </div>
      </InTurn>
    </div>
  );
}

interface LossesProps {
  readonly title: string;
  readonly unit: string;
  readonly of: Fought;
  readonly models: number;
}

function Losses({ title, unit, of: { loses, wipe }, models }: LossesProps) {
  const language = useLanguage();
  const w = words(language);
  const { damage, slain } = loses;
  return (
    <section class="odds-part" aria-label={title}>
      <h3>{title}</h3>
      <p class="small quiet">{unit}</p>
      <p role="status">
        {w.summary(figure(damage.mean, language), figure(slain.mean, language), models, chance(wipe, language))}
      </p>
      <Chart tall title={w.step('slain')} a={slain.odds} left={models}>
        {figure(slain.mean, language)} {w.mean}
      </Chart>
      <Chart title={w.step('damage')} a={damage.odds}>
        {figure(damage.mean, language)} {w.mean}
      </Chart>
    </section>
  );
}

interface OnDeathProps {
  readonly asked: Asked;
  onChange(asked: Asked): void;
}

/** The roll on which fallen models of the second unit still fight. */
export function OnDeath({ asked, onChange }: OnDeathProps) {
  const language = useLanguage();
  return (
    <section class="odds-part">
      <Pick
        label={ownWords(language).onDeath}
        value={asked.fight?.onDeath ?? 0}
        options={[{ value: 0, title: words(language).none }, ...rolls(2, 6)]}
        onChange={(roll) => onChange({ ...asked, fight: { onDeath: roll === 0 ? null : roll } })}
      />
    </section>
  );
}

/** Both sides' losses if the target strikes back; null if the question is no exchange. */
function fought({ a, b, fight }: Asked): ReturnType<typeof exchange> | null {
  if (!b || !fight) return null;
  const side = (by: OddsQuestion, foe: OddsQuestion) => ({
    attackers: by.attackers,
    unit: foe.target,
    ...(by.shooter && { shooter: by.shooter }),
  });
  return exchange({
    first: side(a, b),
    second: side(b, a),
    ...(a.conditions && { conditions: a.conditions }),
    ...(fight.onDeath !== null && { fightsOnDeath: fight.onDeath }),
  });
}
