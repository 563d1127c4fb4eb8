type Facts = Readonly<Record<string, unknown>>;

/** The locations of a 'Mech by their codes in the files. */
const PLACES_EN: Readonly<Record<string, string>> = {
  BI: 'left arm',
  TI: 'left torso',
  PI: 'left leg',
  PD: 'right leg',
  TD: 'right torso',
  BD: 'right arm',
  TC: 'centre torso',
  CAB: 'head',
};
const PLACES_ES: Readonly<Record<string, string>> = {
  BI: 'del brazo izquierdo',
  TI: 'del torso izquierdo',
  PI: 'de la pierna izquierda',
  PD: 'de la pierna derecha',
  TD: 'del torso derecho',
  BD: 'del brazo derecho',
  TC: 'del torso central',
  CAB: 'de la cabeza',
};

/** A slot, counted from 1, with the location's code in the file. */
export const slotEn = ({ place, slot }: Facts): string =>
  `slot ${Number(slot) + 1} of the ${PLACES_EN[String(place)] ?? place} (${place})`;
export const slotEs = ({ place, slot }: Facts): string =>
  `la casilla ${Number(slot) + 1} ${PLACES_ES[String(place)] ?? 'de'} (${place})`;

/** Slot numbers that stand for a physical attack without a weapon. */
const BLOWS_EN: Readonly<Record<number, string>> = { 1000: 'punch', 2000: 'kick', 3000: 'club attack' };
const BLOWS_ES: Readonly<Record<number, string>> = {
  1000: 'un puñetazo',
  2000: 'una patada',
  3000: 'un golpe de garrote',
};

/** A physical attack as the file names it. */
export const blowEn = ({ place, slot }: Facts): string => {
  const blow = BLOWS_EN[Number(slot)];
  const where = place === 'BIBD' ? 'both arms' : `the ${PLACES_EN[String(place)] ?? place}`;
  return blow ? `a ${blow} with ${where} (${place})` : `a physical attack with ${slotEn({ place, slot })}`;
};

export const blowEs = ({ place, slot }: Facts): string => {
  const blow = BLOWS_ES[Number(slot)];
  return blow ? `${blow} (${place})` : `un ataque físico con ${slotEs({ place, slot })}`;
};
