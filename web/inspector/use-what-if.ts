import { useEffect, useRef, useState } from 'preact/hooks';
import type { Decision } from '../../src/kernel/bot.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Sensitivity, WhatIfRequest } from '../../src/wire/lab.ts';
import type { Moving } from './source.ts';

type Command = { readonly type: string };
type Edit = NonNullable<WhatIfRequest['facts']>[number];
type Figure = number | boolean;

/** The user's changes to a decision, and their result. */
export interface WhatIfHold {
  readonly sensitivity: Sensitivity | null; // null: not requested yet, or loading
  readonly fault: Fact | null;
  readonly decision: Decision<Command> | null; // decided with the changes; null: no changes
  readonly isAsking: boolean;
  readonly weights: Readonly<Record<string, number>>; // changed weights
  begin(): void; // loads what can be changed
  weigh(weight: string, value: number): void;
  factOf(option: number, rule: string, name: string): Figure | undefined; // the changed value
  edit(option: number, rule: string, name: string, value: Figure): void;
  reset(): void;
}

const SETTLED = 200; // debounce of the sliders, milliseconds

export function useWhatIf(moving: Moving | null, n: number, seat: string): WhatIfHold {
  const [sensitivity, setSensitivity] = useState<Sensitivity | null>(null);
  const [fault, setFault] = useState<Fact | null>(null);
  const [decision, setDecision] = useState<Decision<Command> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [weights, setWeights] = useState<Readonly<Record<string, number>>>({});
  const [facts, setFacts] = useState<readonly Edit[]>([]);
  const latest = useRef(0);

  useEffect(() => {
    const mine = ++latest.current;
    if (!moving || (Object.keys(weights).length === 0 && facts.length === 0)) {
      setDecision(null);
      setAsking(false);
      return;
    }
    setAsking(true);
    const timer = setTimeout(async () => {
      const told = await moving.whatIf(n, seat, { weights, facts });
      if (latest.current !== mine) return;
      setAsking(false);
      setFault(told.ok ? null : told.error);
      if (told.ok) setDecision(told.value.decision);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [moving, n, seat, weights, facts]);

  const own = (option: number, rule: string): Edit | undefined =>
    facts.find((edit) => edit.option === option && edit.rule === rule);
  return {
    sensitivity,
    fault,
    decision,
    isAsking,
    weights,
    async begin() {
      if (!moving || sensitivity) return;
      setFault(null);
      const told = await moving.sensitivity(n, seat);
      if (told.ok) setSensitivity(told.value);
      else setFault(told.error);
    },
    weigh: (weight, value) => setWeights((before) => ({ ...before, [weight]: value })),
    factOf: (option, rule, name) => own(option, rule)?.facts[name],
    edit: (option, rule, name, value) =>
      setFacts((before) => [
        ...before.filter((edit) => edit.option !== option || edit.rule !== rule),
        { option, rule, facts: { ...own(option, rule)?.facts, [name]: value } },
      ]),
    reset() {
      setWeights({});
      setFacts([]);
      setFault(null);
    },
  };
}
