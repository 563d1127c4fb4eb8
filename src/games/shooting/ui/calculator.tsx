import { useMemo, useState } from 'preact/hooks';
import type { Fact } from '../../../kernel/fact.ts';
import { Button } from '../../../page/button.tsx';
import type { CalculatorProps, GameCalculator } from '../../../page/contract.ts';
import { Icon } from '../../../page/icon.tsx';
import { InTurn } from '../../../page/in-turn.tsx';
import { onDemand } from '../../../page/on-demand.tsx';
import type { OddsQuestion } from '../ask/question.ts';
import { turned } from '../ask/turned.ts';
import './calculator.css';
import { addressOf, askedIn } from './calculator/address.ts';
import { type Asked, having, NOTHING_ASKED } from './calculator/asked.ts';
import { Attackers } from './calculator/attackers.tsx';
import { ConditionsForm } from './calculator/conditions.tsx';
import { words } from './calculator/labels.ts';
import { askedInPhase, inPhase, otherPhase } from './calculator/phase.ts';
import { NoResult, Peek, Result } from './calculator/result.tsx';
import { type Letter, SecondChoice } from './calculator/second-choice.tsx';
import { TargetForm } from './calculator/target.tsx';
import { useSettled } from './calculator/use-settled.ts';
import { answered, fieldOf } from './calculator/work.ts';
import { Lists } from './lists/lists.tsx';
import { withTabs } from './odds-tabs.tsx';

const ExchangeResult = onDemand(async () => (await import('./calculator/exchange.tsx')).ExchangeResult);
const OnDeath = onDemand(async () => (await import('./calculator/exchange.tsx')).OnDeath);

/** The odds of any attack, without a match. All state is in the URL. */
function Calculator({ settings: { language }, asked: address, onAsk }: CalculatorProps) {
  const w = words(language);
  const asked = useMemo(() => askedIn(address), [address]);
  const shown = useMemo(() => askedInPhase(withReply(asked)), [asked]);
  const [editing, setEditing] = useState<Letter>('a');
  const letter: Letter = asked.b ? editing : 'a';
  const [used, setUsed] = useState('');
  const whole = (letter === 'b' ? withReply(asked).b : null) ?? asked.a;
  const question = inPhase(whole);
  const hidden = otherPhase(whole);
  const ask = (next: Asked): void => onAsk(addressOf(next));

  const a = useSettled(() => answered(shown.a), JSON.stringify(shown.a));
  const b = useSettled(() => shown.b && answered(shown.b), JSON.stringify(shown.b));
  const fault = a.value.ok
    ? asked.b && b.value?.ok === false
      ? replyFault(b.value.error, asked)
      : null
    : a.value.error;
  const mine = letter === 'a' ? a.value : b.value;
  const put = (changed: OddsQuestion): void =>
    ask({ ...asked, [letter]: asked.fight && letter === 'b' ? having(changed, { conditions: undefined }) : changed });
  const form = {
    question,
    hidden,
    wrong: mine && !mine.ok ? fieldOf(mine.error) : '',
    onChange: (changed: OddsQuestion) => {
      setUsed('');
      put({ ...changed, attackers: [...changed.attackers, ...hidden] });
    },
  };
  return (
    <div class="shooting-odds">
      <div class="spread odds-about">
        <p class="quiet">{w.about}</p>
        {address !== '' && (
          <Button kind="quiet" icon={<Icon name="replay" />} onClick={() => ask(NOTHING_ASKED)}>
            {w.startOver}
          </Button>
        )}
      </div>
      <Lists
        question={whole}
        onAsk={onAsk}
        onUse={(changed, part, said) => {
          put(changed);
          setUsed(said);
          showPart(part);
        }}
      />
      <div class="odds-form">
        <p class="small" role="status">
          {used}
        </p>
        <SecondChoice asked={asked} letter={letter} onEdit={setEditing} onChange={ask} />
        <InTurn>
          <Attackers key={`${letter}-attackers`} {...form} />
        </InTurn>
        <InTurn>
          <TargetForm key={`${letter}-target`} {...form} />
        </InTurn>
        <InTurn>
          {asked.fight && letter === 'b' ? (
            <OnDeath asked={asked} onChange={ask} />
          ) : (
            <ConditionsForm key={`${letter}-conditions`} {...form} />
          )}
          {a.value.ok && <Peek answer={a.value.value} />}
        </InTurn>
      </div>
      <div class="odds-answer">
        {fault && <NoResult fact={fault} />}
        {a.value.ok && (
          <InTurn>
            {asked.fight ? (
              b.value?.ok && <ExchangeResult asked={shown} a={a.value.value} b={b.value.value} />
            ) : (
              <Result
                asked={shown}
                a={a.value.value}
                b={asked.b && b.value?.ok ? b.value.value : null}
                fresh={a.fresh && b.fresh}
                onChange={({ chance, kills }) => ask({ ...asked, chance, kills })}
              />
            )}
          </InTurn>
        )}
      </div>
    </div>
  );
}

/** The second question. If it strikes back, its conditions are those of the first, seen from the other side. */
const withReply = (asked: Asked): Asked => {
  const { a, b, fight } = asked;
  return b && fight ? { ...asked, b: { ...b, conditions: turned(a.conditions) } } : asked;
};

/** The form may show the first unit's weapons, so the message names the unit that has none. */
const replyFault = (fault: Fact, { fight }: Asked): Fact =>
  fight && fault.code === 'no-melee-weapon' ? { code: 'no-weapon-to-strike-back' } : fault;

/** Moves to the part of the form that a list has filled in, after it is drawn. */
const showPart = (part: 'attackers' | 'target'): void => {
  setTimeout(() => {
    const heading = document.getElementById(`odds-${part}`);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  });
};

/** The Shooting Phase's odds page. */
export const calculator: GameCalculator = {
  title: { en: 'Odds of the Shooting Phase', es: 'Probabilidades de la fase de disparo' },
  Page: withTabs(Calculator),
};
