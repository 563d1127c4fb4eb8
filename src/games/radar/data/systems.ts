/** The five systems of a boat, in the order of the first mate's sheet. */
export const SYSTEMS = ['torpedo', 'mine', 'sonar', 'drone', 'stealth'] as const;
export type System = (typeof SYSTEMS)[number];
export type BySystem<T> = Readonly<Record<System, T>>;

export const COLOURS = ['red', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A marked node of this colour disables the system. */
export const COLOUR_OF = {
  torpedo: 'red',
  mine: 'red',
  sonar: 'green',
  drone: 'green',
  stealth: 'yellow',
} as const satisfies BySystem<Colour>;

export const SYSTEM_BIT: BySystem<number> = { torpedo: 1, mine: 2, sonar: 4, drone: 8, stealth: 16 };

export const ALL_SYSTEMS = 31;

/** Every set of systems as a list, by its bits: views share these instead of allocating new ones. */
export const SYSTEM_SETS: readonly (readonly System[])[] = Array.from({ length: 32 }, (_, bits) =>
  SYSTEMS.filter((system) => bits & SYSTEM_BIT[system]),
);
