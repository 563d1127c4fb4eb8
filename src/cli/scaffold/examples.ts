import battletechPy from '../../../examples/bot-python/battletech.py?raw';
import forcePy from '../../../examples/bot-python/force.py?raw';
import radarPy from '../../../examples/bot-python/radar.py?raw';
import shootingPy from '../../../examples/bot-python/shooting.py?raw';
import umpirePy from '../../../examples/bot-python/umpire.py?raw';
import battletechTs from '../../../examples/bot-typescript/battletech.ts?raw';
import forceTs from '../../../examples/bot-typescript/force.ts?raw';
import radarTs from '../../../examples/bot-typescript/radar.ts?raw';
import shootingTs from '../../../examples/bot-typescript/shooting.ts?raw';
import umpireTs from '../../../examples/bot-typescript/umpire.ts?raw';

/** The example files that a new bot starts from: the protocol code, and the values of commands per game. */
export interface Example {
  readonly umpire: string;
  readonly worth: Readonly<Record<string, string>>;
}

export const PYTHON: Example = {
  umpire: umpirePy,
  worth: { battletech: battletechPy, force: forcePy, radar: radarPy, shooting: shootingPy },
};

export const TYPESCRIPT: Example = {
  umpire: umpireTs,
  worth: { battletech: battletechTs, force: forceTs, radar: radarTs, shooting: shootingTs },
};
