import { ATTACK, and, FACING, GO, PART, PHASE, PLACE, some } from './dictionary.en.ts';
import type {
  EndFacts,
  FireFacts,
  MoveFacts,
  Obstacle,
  OutcomeFacts,
  RefusalFacts,
  StrikeFacts,
  TurnFacts,
} from './facts.ts';
import type { TextTable } from './phrases.ts';

const TURN: TextTable<TurnFacts> = {
  'awaits-initiative': () => 'to begin the turn',
  'awaits-movement': () => 'to move a unit',
  'awaits-reaction': () => 'to twist a torso',
  'awaits-weapons': () => 'to declare fire',
  'awaits-physical': () => 'to declare physical attacks',
  'awaits-heat': () => 'to count the heat',
  'awaits-end': () => 'to give the orders of the End Phase',
  'awaits-ended': () => 'nothing: the match is over',
  'awaits-rest-of-move': ({ unit }, names) => `to go on with the move of ${names.unit(unit)}`,
  'wrong-phase': ({ phase, needs }) => `that belongs to the ${PHASE[needs]}: this is the ${PHASE[phase]}`,
  'not-your-turn': ({ side }, names) => (side === null ? 'nobody is to act now' : `it is ${names.side(side)}'s turn`),
  'not-your-unit': ({ unit }, names) => `${names.unit(unit)} is not one of yours`,
  'unit-is-destroyed': ({ unit }, names) => `${names.unit(unit)} is destroyed`,
  'has-acted': ({ unit }, names) => `${names.unit(unit)} has acted in this phase: choose another unit`,
  'finish-the-move': ({ unit }, names) => `${names.unit(unit)} is still on its way: finish its move first`,
  'cannot-act': ({ unit }, names) => `${names.unit(unit)} cannot act: it is shut down, unconscious or stunned`,
};

const WHY_DOWN = {
  gyro: 'its gyro is destroyed',
  legs: 'both legs are gone',
  'leg-and-arms': 'a leg and both arms are gone',
} as const;
const LAND_ON = { roof: 'roof', bridge: 'bridge', ground: 'ground to land on: name the roof or the bridge' } as const;
const levels = (count: number): string => some(count, 'level');

const MOVE: TextTable<MoveFacts> = {
  'keep-the-mode': ({ mode }) => `the move goes on as it began: ${GO[mode]}, or stop with no steps`,
  stuck: () => 'it is stuck in the swamp: the roll to get free comes with the next Movement Phase',
  'dumping-only-walks': () => 'while it dumps ammunition it can only walk',
  'cannot-walk': () => 'it has no walking MP left',
  'cannot-run': () => 'it cannot run: walk instead',
  'cannot-jump': () => 'it has no jump jets that work here',
  'masc-needs-a-run': () => 'MASC is for running: choose to run',
  'no-masc': () => 'it has no MASC',
  'masc-destroyed': () => 'its MASC is destroyed',
  'still-has-no-steps': () => 'whoever stands still takes no steps: choose to walk or run',
  'not-enough-mp': ({ needs, has }) => `not enough movement: ${needs} MP needed, ${has} left`,
  'hex-is-occupied': ({ hex, unit }, names) => `${names.unit(unit)} is in ${names.hex(hex)}: a move cannot end there`,
  'unit-in-the-way': ({ hex, unit }, names) => `${names.unit(unit)} blocks the way in ${names.hex(hex)}`,
  prone: () => 'it lies prone: stand up first',
  'not-prone': () => 'it is on its feet already',
  'only-mechs-go-prone': () => "only 'Mechs can go prone",
  'cannot-stand': ({ why }) => `it cannot stand up: ${WHY_DOWN[why]}`,
  'cannot-turn-further': () => 'without its gyro it turns one hexside a turn on the ground',
  'no-running-backwards': () => 'nobody runs backwards: walk instead',
  'off-the-map': ({ hex }, names) => (hex === undefined ? 'the map ends there' : `${names.hex(hex)} is off the map`),
  'too-steep': ({ hex, levels: rise, most }, names) =>
    `${names.hex(hex)} is ${levels(rise)} higher or lower: it can do ${most}`,
  'no-backing-over-levels': ({ hex, levels: rise }, names) =>
    `${names.hex(hex)} is ${levels(rise)} higher or lower: nobody backs over that`,
  'prohibited-terrain': ({ hex, terrain }, names) =>
    `it cannot enter the ${terrain === 'water' ? 'water' : 'heavy woods'} of ${names.hex(hex)}`,
  'no-running-into-water': ({ hex, depth }, names) =>
    `nobody runs into water: ${names.hex(hex)} is ${depth} deep, walk instead`,
  'no-room-under-bridge': ({ hex }, names) => `it does not fit under the bridge in ${names.hex(hex)}`,
  'jump-is-a-mode': () => 'a jump is no step of a walk: choose to jump',
  'one-jump': () => 'a jump is a single step: name where it lands',
  'has-stood-up': () => 'after an attempt to stand up there is no jump this turn',
  'jump-goes-nowhere': () => 'a jump must lead to another hex',
  'beyond-the-jump': ({ hexes, mp }) => `${some(hexes, 'hex', 'hexes')} are too far to jump: it has ${mp} jumping MP`,
  'nothing-to-land-on': ({ hex, landOn }, names) => `${names.hex(hex)} has no ${LAND_ON[landOn]}`,
  'too-high-for-the-jump': ({ hex, level, most, mp }, names) => {
    const there = hex === undefined ? 'the target' : names.hex(hex);
    const reach = most === undefined ? `its jump lifts it ${levels(mp ?? 0)}` : `its jump reaches level ${most}`;
    return `${there} is at level ${level}: ${reach}`;
  },
  'too-high-on-the-way': ({ hex, most }, names) =>
    `the way to ${names.hex(hex)} is too high: its jump reaches level ${most}`,
};

const STRIKE: TextTable<StrikeFacts> = {
  'no-physical-attacks': () => 'this match is played without physical attacks',
  'only-mechs-strike': () => "only 'Mechs make physical attacks",
  'attacker-is-prone': () => 'it lies prone: it must be on its feet for that',
  'is-charging': ({ kind }) => `it has declared a ${ATTACK[kind]} and makes no other attack`,
  'took-a-club': () => 'it picked up a club this turn and strikes with nothing else',
  'no-such-target': ({ unit }, names) => `there is no ${names.unit(unit)} to attack`,
  'not-an-enemy': () => 'that is one of your own',
  'target-is-destroyed': ({ unit }, names) => `${names.unit(unit)} is destroyed already`,
  'not-adjacent': () => 'the target must be in the next hex',
  'not-straight-ahead': () => 'the target must be straight ahead of the legs',
  'not-in-arc': ({ attack, arc }) =>
    `a ${ATTACK[attack]} does not reach there: the target is ${arc === 'rear' ? 'behind' : `to the ${arc}`}`,
  'out-of-reach': ({ attack, rise }) =>
    `a ${attack ? ATTACK[attack] : 'charge'} does not reach the target, which is ${
      rise === 0 ? 'on the same level' : `${levels(Math.abs(rise))} ${rise > 0 ? 'higher' : 'lower'}`
    }`,
  'inside-a-building': () => 'the walls of the building are in the way',
  'target-is-leaping': () => 'the target is in the air: it comes down on somebody',
  'target-is-prone': () => 'the target lies prone',
  'target-is-charging': () => 'the target is making a charge itself',
  'target-has-not-moved': () => 'the target has yet to move this turn',
  'target-is-being-charged': ({ by }, names) => `${names.unit(by)} attacks that target in this way already`,
  'charge-needs-a-run': ({ mode }) => `a charge comes out of a walk or a run: this is "${GO[mode]}"`,
  'charge-goes-forward': () => 'a charge goes forwards all the way',
  'only-mechs-are-charged': () => "only 'Mechs can be charged",
  'leap-needs-a-jump': ({ mode }) => `a death from above comes out of a jump: this is "${GO[mode]}"`,
  'only-mechs-are-pushed': () => "only 'Mechs can be pushed",
  'target-pushes-another': ({ target }, names) => `the target is pushing ${names.unit(target)}`,
  'is-being-pushed': ({ by }, names) => `${names.unit(by)} is about to move it: it can only push back`,
  'target-is-being-pushed': ({ by }, names) => `${names.unit(by)} moves that target already`,
  'no-club': () => 'it has no club',
  'arms-are-flipped': () => 'its arms point to the rear',
  'stuck-in-swamp': () => 'nobody kicks while stuck in a swamp',
  'limb-is-gone': ({ place }) => `the ${PLACE(place)} is gone`,
  'limb-has-fired': ({ place }) => `weapons of the ${PLACE(place)} have fired this turn`,
  'actuator-does-not-work': ({ part, place }) => `the ${PART(part)} of the ${PLACE(place)} does not work`,
  'one-kick-a-turn': () => 'one kick a turn',
  'limb-strikes-twice': () => 'no limb strikes twice in a turn',
  'one-kind-a-turn': ({ kinds }) =>
    `one kind of physical attack a turn: choose between ${and(kinds.map((kind) => ATTACK[kind]))}`,
};

const BLOCKED: Readonly<Record<Obstacle, string>> = {
  level: 'the ground is too high',
  building: 'a building is in the way',
  woods: 'the woods are too dense',
  smoke: 'the smoke is too dense',
  water: 'the surface of the water is in the way',
  land: 'there is land between',
};

const FIRE: TextTable<FireFacts> = {
  'no-such-weapon': ({ unit, mount }, names) => `${names.unit(unit)} has no weapon ${mount}`,
  'weapon-destroyed': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} does not work any more`,
  'sensors-destroyed': () => 'its sensors are destroyed: it cannot fire',
  'own-hex': () => 'the target is in its own hex',
  'prone-leg-weapon': ({ unit, mount }, names) =>
    `prone, it cannot fire its ${names.mounted(unit, mount)}: it is in a leg`,
  'prone-needs-arms': ({ arms }) => `prone, it fires only with ${some(arms, 'arm')} to prop up on`,
  'arm-props-up': ({ unit, mount }, names) => `it props itself up on the arm of its ${names.mounted(unit, mount)}`,
  'out-of-arc': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} does not bear on the target`,
  'weapon-fails-under-water': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} does not work under water`,
  'target-above-water': () => 'from under water it cannot hit what is above it',
  'target-under-water': () => 'the target is under water',
  'out-of-range': ({ unit, mount, distance, longest }, names) =>
    `out of range: ${distance} hexes, its ${names.mounted(unit, mount)} reaches ${longest}`,
  'no-line-of-sight': ({ hex, why }, names) =>
    `no line of sight${hex === undefined ? '' : `: ${names.hex(hex)} blocks it${why ? `, ${BLOCKED[why]}` : ''}`}`,
  'leg-weapon-behind-cover': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} is behind its own cover`,
  'no-ammunition': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} has no ammunition left`,
  'bin-needed': ({ unit, mount }, names) => `name the bin that feeds its ${names.mounted(unit, mount)}`,
  'needs-no-bin': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} needs no ammunition: name no bin`,
  'no-such-bin': ({ unit, bin }, names) => `${names.unit(unit)} has no bin ${bin}`,
  'wrong-ammunition': ({ unit, mount, bin }, names) =>
    `${names.bin(unit, bin)} does not feed its ${names.mounted(unit, mount)}: name another bin`,
  'bin-destroyed': ({ unit, bin }, names) => `its bin of ${names.bin(unit, bin)} is destroyed`,
  'bin-dumping': ({ unit, bin }, names) => `its ${names.bin(unit, bin)} is being dumped`,
  'bin-empty': ({ unit, bin }, names) => `its bin of ${names.bin(unit, bin)} is empty`,
  'not-enough-ammunition': ({ unit, bin, left }, names) =>
    `its bin of ${names.bin(unit, bin)} has only ${some(left, 'shot')} left for all of them`,
  'aim-at-mechs-only': () => "only a 'Mech can be aimed at by place",
  'aim-at-immobile-only': () => 'only an immobile target can be aimed at by place',
  'clusters-cannot-aim': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} scatters and cannot be aimed`,
  'place-is-gone': () => 'the place that is aimed at is gone',
  'only-flamers-heat': ({ unit, mount }, names) =>
    `its ${names.mounted(unit, mount)} cannot heat a target: only flamers do`,
  'only-mechs-are-heated': () => "only 'Mechs can be heated",
  'weapon-sets-no-fires': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} cannot set that on fire`,
  'weapon-fires-twice': ({ unit, mount }, names) => `its ${names.mounted(unit, mount)} fires once a turn`,
  'prone-fires-one-arm': () => 'prone, it fires the weapons of one arm and props up on the other',
  'woods-stay': () => 'in this match woods cannot be shot away',
  'no-woods-there': ({ hex }, names) => `there are no woods in ${names.hex(hex)}`,
  'nothing-burns': () => 'this match is played without fire',
  'does-not-catch': ({ hex }, names) => `${names.hex(hex)} burns already, or has nothing that burns`,
  'buildings-stay': () => 'in this match buildings cannot come down',
  'no-building-there': ({ hex }, names) => `no building stands in ${names.hex(hex)}`,
  'primary-missing': () => 'with several targets one must be named the primary',
  'primary-not-fired-at': () => 'the primary target must be one that is fired at',
  'primary-must-be-ahead': () => 'a target in the front arc must be the primary one',
  'needs-both-hands': ({ unit }, names) => `${names.unit(unit)} needs both hands and shoulders for a club`,
  'carries-a-club': ({ unit }, names) => `${names.unit(unit)} carries a club already`,
  'no-club-here': () => 'there is nothing here to use as a club: no woods, no rubble, no limb',
  'no-turret': ({ unit }, names) => `${names.unit(unit)} has no turret`,
  'turret-is-locked': ({ unit }, names) => `the turret of ${names.unit(unit)} does not turn`,
  'torso-does-not-twist': ({ unit }, names) => `the torso of ${names.unit(unit)} does not twist`,
  'has-twisted': ({ unit }, names) => `${names.unit(unit)} has twisted this turn`,
  'twist-too-far': ({ limit }) => `its torso turns ${some(limit, 'hexside')} at most`,
  'looks-there-already': ({ facing }) => `it looks to the ${FACING[facing]} already`,
  'arms-do-not-flip': ({ unit }, names) => `${names.unit(unit)} has hands or lower arms: its arms do not flip`,
  'arms-point-there-already': ({ flipped }) => `its arms point to the ${flipped ? 'rear' : 'front'} already`,
};

const END: TextTable<EndFacts> = {
  'ordered-twice': ({ unit }, names) => `${names.unit(unit)} has two orders: put them into one`,
  unconscious: ({ unit }, names) =>
    unit === undefined ? 'the pilot is unconscious' : `the pilot of ${names.unit(unit)} is unconscious`,
  'crew-stunned': ({ unit }, names) => `the crew of ${names.unit(unit)} is stunned`,
  'not-a-mech': ({ unit }, names) => `${names.unit(unit)} is a vehicle: it has no heat to mind`,
  'shut-down': ({ unit }, names) =>
    unit === undefined ? 'it is shut down' : `${names.unit(unit)} is shut down: it can only start up`,
  'already-shut-down': ({ unit }, names) => `${names.unit(unit)} is shut down already`,
  'starts-by-itself': ({ unit }, names) => `${names.unit(unit)} starts up by itself in the Heat Phase`,
  'too-hot': ({ unit, heat }, names) => `${names.unit(unit)} is too hot to start up: heat ${heat}`,
  'not-shut-down': ({ unit }, names) => `${names.unit(unit)} is running`,
  'sinks-stay-on': () => 'in this match heat sinks stay on',
  'too-many-sinks': ({ unit, sinks }, names) => `${names.unit(unit)} has ${some(sinks, 'heat sink')} that work`,
  'no-dumping': () => 'these rules know no dumping of ammunition',
};

const OUTCOME: TextTable<OutcomeFacts> = {
  'all-destroyed': () => 'the last units fell together',
  'last-standing': ({ side }, names) => `only ${names.side(side)} is left`,
  'limit-even': ({ turns, per }) => `after ${some(turns, 'turn')} each has ${per} % of its armour and structure left`,
  'limit-armour': ({ turns, side, per }, names) =>
    `after ${some(turns, 'turn')} ${names.side(side)} has most left: ${per} % of its armour and structure`,
  'destroyed-head': () => 'its head is destroyed',
  'destroyed-torso': () => 'its centre torso is destroyed',
  'destroyed-engine': () => 'its engine is destroyed',
  'destroyed-cockpit': () => 'its cockpit is destroyed',
  'destroyed-pilot': () => 'its pilot is dead',
  'destroyed-off-map': () => 'it has left the map',
  'destroyed-drowned': () => 'it has sunk',
  'destroyed-crushed': () => 'it is crushed, there was nowhere to go',
  'destroyed-crew': () => 'its crew is dead',
  'destroyed-fuel': () => 'its fuel has blown up',
  'destroyed-turret': () => 'its turret is blown off',
  'destroyed-ammunition': () => 'its ammunition has blown up',
  'destroyed-hull': () => 'its hull is torn open',
  'destroyed-withdrawn': () => 'its side has left the match',
};

/** What is refused, what is awaited and how it ends: the fault and, where there is one, the way out. */
export const REFUSALS: TextTable<RefusalFacts> = { ...TURN, ...MOVE, ...STRIKE, ...FIRE, ...END, ...OUTCOME };
