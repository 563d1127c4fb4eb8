import { stateWith } from '../copies.ts';
import { groundAt, unitOf } from '../state.ts';
import { type Appliers, change, unchanged, withGround } from './change.ts';

/** The Reaction, Weapon Attack and Physical Attack Phases: declarations, shots and blows. */
export const ATTACKS = {
  twisted(state, { unit, facing }) {
    const { crew, facing: legs } = unitOf(state, unit);
    if (crew) return change(state, unit, { crew: { ...crew, turret: facing }, twisted: true });
    return change(state, unit, { torso: facing, twisted: facing !== legs });
  },
  flipped: (state, { unit, flipped }) => change(state, unit, { flipped }),
  'fire-declared': (state, { unit, primary, shots }) =>
    stateWith(state, { declared: [...state.declared, { unit, primary, shots, attacks: [] }] }),
  'strike-declared': (state, { unit, attacks }) =>
    stateWith(state, { declared: [...state.declared, { unit, primary: null, shots: [], attacks }] }),
  'declarations-resolved': (state) => stateWith(state, { declared: [] }),
  'shot-fired'(state, { unit, shot: { bin }, heat, rounds, place }) {
    const { gained, fired, bins } = unitOf(state, unit);
    return change(state, unit, {
      gained: { ...gained, fire: gained.fire + heat },
      fired: fired | (1 << place),
      bins: bin === undefined ? bins : bins.with(bin, Math.max(0, (bins[bin] as number) - rounds)),
    });
  },
  heated(state, { unit, heat }) {
    const { gained } = unitOf(state, unit);
    return change(state, unit, { gained: { ...gained, outside: gained.outside + heat } });
  },
  'club-taken'(state, { unit, club, lying }) {
    const { at } = unitOf(state, unit);
    const taken = change(state, unit, { club, tookClub: true });
    const ground = groundAt(state, at);
    return lying ? withGround(taken, at, { ...ground, clubs: Math.max(0, ground.clubs - 1) }) : taken;
  },
  'club-lost'(state, { unit, why }) {
    const { at } = unitOf(state, unit);
    const lost = change(state, unit, { club: 'none' });
    const ground = groundAt(state, at);
    return why === 'dropped' ? withGround(lost, at, { ...ground, clubs: ground.clubs + 1 }) : lost;
  },
  'cluster-rolled': unchanged,
  'aim-rolled': unchanged,
  'strike-rolled': unchanged,
  struck: unchanged,
} satisfies Partial<Appliers>;
