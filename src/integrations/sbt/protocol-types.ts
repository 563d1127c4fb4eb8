/** The five calls of a turn, as passed on the program's command line. */
export const CALLS = ['Movimiento', 'Reaccion', 'AtaqueArmas', 'AtaqueFisico', 'FinalTurno'] as const;
export type Call = (typeof CALLS)[number];

/** The eight locations of a 'Mech as the files spell them, in the order all files use. */
export const PLACES = ['BI', 'TI', 'PI', 'PD', 'TD', 'BD', 'TC', 'CAB'] as const;
export type SbtPlace = (typeof PLACES)[number];

/** A file of the protocol: its name, and its content byte for byte. */
export interface SbtFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A hex as the files write it, `CCRR`; `0000` = none. */
export type HexNumber = string;
/** A hexside from 1 (up) clockwise to 6. */
export type HexSide = number;

export type StepWord = 'Adelante' | 'Atras' | 'Izquierda' | 'Derecha' | 'Levantarse' | 'Cuerpo a Tierra';

/** A step and its number: the count, or for `Levantarse` the hexside to face. */
export interface StepLine {
  readonly step: StepWord;
  readonly count: number;
}

export type MoveAction =
  | { readonly mode: 'Inmovil' }
  | { readonly mode: 'Saltar'; readonly to: HexNumber; readonly side: HexSide }
  | {
      readonly mode: 'Andar' | 'Correr';
      readonly to: HexNumber;
      readonly side: HexSide;
      readonly masc: boolean;
      readonly steps: readonly StepLine[];
    };

export interface ReactionAction {
  readonly twist: 'Igual' | 'Izquierda' | 'Derecha';
}

export interface ShotLine {
  readonly place: SbtPlace;
  readonly slot: number; // from 0, any slot of the weapon
  readonly double: boolean;
  readonly ammoPlace: SbtPlace | null;
  readonly ammoSlot: number | null;
  readonly target: HexNumber;
  readonly kind: 'Mech' | 'Hexagono' | 'Ninguno';
}

export interface WeaponsAction {
  readonly takeClub: boolean; // then the file has no other lines
  readonly primary: HexNumber;
  readonly shots: readonly ShotLine[];
}

export interface BlowLine {
  readonly place: 'BI' | 'BD' | 'PI' | 'PD' | 'BIBD';
  readonly slot: number; // 1000 a punch, 2000 a kick, 3000 a club, otherwise the slot of a hatchet or sword
  readonly target: HexNumber;
  readonly kind: 'Mech' | 'Hexagono';
}

export interface PhysicalAction {
  readonly blows: readonly BlowLine[];
}

export interface EndAction {
  readonly sinksOff: number; // number to switch off
  readonly sinksOn: number;
  readonly dropClub: boolean;
  readonly eject: readonly { readonly place: SbtPlace; readonly slot: number }[];
}

/** A program's answer, by the call it answers. */
export interface Actions {
  readonly Movimiento: MoveAction;
  readonly Reaccion: ReactionAction;
  readonly AtaqueArmas: WeaponsAction;
  readonly AtaqueFisico: PhysicalAction;
  readonly FinalTurno: EndAction;
}

/** A call and its answer. */
export type CallAnswer = { readonly [C in Call]: { readonly call: C; readonly action: Actions[C] } }[Call];
