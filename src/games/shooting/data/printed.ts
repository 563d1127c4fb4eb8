/** A datasheet as it is printed and as army files write it. */
export interface PrintedSheet {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly abilities?: readonly string[]; // of the whole unit
  readonly kinds: Readonly<Record<string, PrintedModel>>;
  readonly weapons: Readonly<Record<string, PrintedWeapon>>;
}

export interface PrintedModel {
  readonly name: string;
  readonly T: number;
  readonly Sv: number;
  readonly inv?: number;
  readonly W: number;
  readonly base: PrintedBase;
  readonly height: number; // inches
  readonly keywords?: readonly string[]; // in addition to the unit's
  readonly abilities?: readonly string[];
}

/** Diameter in millimetres, or length and width of an oval; or the corners of a hull in inches, centred on 0,0. */
export type PrintedBase =
  | { readonly mm: number | readonly [number, number] }
  | { readonly hull: readonly (readonly [number, number])[] };

export interface PrintedWeapon {
  readonly name: string;
  readonly profiles: readonly PrintedProfile[];
}

export interface PrintedProfile {
  readonly name?: string;
  readonly range: number;
  readonly A: number | string;
  readonly BS?: number; // omitted if it hits automatically
  readonly S: number;
  readonly AP: number;
  readonly D: number | string;
  readonly abilities?: readonly string[];
}
