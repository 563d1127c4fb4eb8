/** The legend: what each symbol, colour and number means. */
export const LEGEND_EN = {
  groups: {
    units: 'Models and units',
    marks: 'Marks',
    field: 'The battlefield',
    dice: 'Dice and odds',
    numbers: 'Numbers',
  },
  entries: {
    model: ['Model', 'One figure, with its base to scale. The attacker’s bases are plain, the defender’s hatched.'],
    wounds: ['Wounds left', 'The ring around a wounded model empties as it loses wounds.'],
    gone: ['Destroyed model', 'A cross marks where a model fell.'],
    count: ['Unit label', 'The unit’s name with its models left, such as 8/10. W counts the wounds of a single model.'],
    'has-shot': ['Has shot', 'Pale models have already had their turn this phase.'],
    can: ['Can shoot', 'You can select this unit to shoot.'],
    shooter: ['Shooter', 'The unit that is shooting now.'],
    eligible: ['Eligible target', 'In range and visible: the current weapon can fire at this unit.'],
    selected: ['Selected target', 'A weapon has this unit as its target.'],
    ineligible: ['Not eligible', 'The current weapon cannot fire at this unit. The panel says why.'],
    engaged: [
      'Engaged',
      'Locked in combat with an enemy. Most weapons cannot fire at it, and it can only fire some of its own.',
    ],
    cover: ['Cover', 'A shield marks models with the Benefit of Cover: terrain makes them harder to hurt.'],
    sight: ['Line of sight', 'Lines run from the shooters to what they can see of the target.'],
    range: [
      'Range',
      'The ring shows how far the weapon reaches, in inches from the bases. The inner ring is half range.',
    ],
    place: ['Order', 'The order in which models take the wounds.'],
    ruins: [
      'Ruins',
      'They block the line of sight, and models inside or behind them have cover. The number is their height in inches.',
    ],
    woods: ['Woods', 'They give cover to models inside them or seen through them.'],
    crater: ['Crater', 'It gives cover to infantry inside it.'],
    barricade: ['Barricade', 'It gives cover to infantry close behind it.'],
    obstacle: [
      'Obstacle',
      'It gives cover to models partly hidden behind it, and blocks the line of sight if it is tall enough.',
    ],
    ruler: ['Ruler', 'Inches along the edge of the battlefield.'],
    'die-pass': ['Success', 'A filled die reached the number needed.'],
    'die-fail': ['Failure', 'A hollow die did not reach it.'],
    'die-critical': ['Critical', 'An unmodified 6, or what an ability counts as one. It always succeeds.'],
    'die-old': ['Re-rolled', 'A crossed-out die was rolled again; the new result is next to it.'],
    histogram: [
      'Odds',
      'The chance of losing each number of wounds. The line is the average, the marker the actual result.',
    ],
    expected: [
      'Expected result',
      'The average number of wounds and models lost, and the chance to destroy the whole unit.',
    ],
    profile: [
      'Weapon profile',
      'Range, attacks (A), ballistic skill (BS), strength (S), armour penetration (AP) and damage (D), then abilities.',
    ],
    points: [
      'Score',
      'The points of the enemy models that each side has destroyed, and its par, which is roughly what to expect. The side that does better against its par wins.',
    ],
    'command-points': ['Command points', 'They pay for stratagems.'],
  },
} as const;
