/** The legend: what each symbol, colour and number means. */
export const LEGEND_EN = {
  groups: { chart: 'On the chart', boat: 'Boats and numbers', systems: 'Systems', engine: 'Engine board' },
  entries: {
    boat: [
      'Submarine',
      'Blue has a plain border, red a striped one. The enemy’s boat is never shown during the match.',
    ],
    surfaced: [
      'On the surface',
      'The boat surfaced in the marked sector. Everyone knows the sector until the boat dives again.',
    ],
    trail: ['Trail', 'Where the boat has been since it last surfaced. You may not cross your own trail.'],
    mine: [
      'Mine',
      'Detonate it during your turn: 2 damage on its cell, 1 on the cells around it. Red’s mines are square.',
    ],
    island: ['Island', 'Boats cannot enter it.'],
    sector: ['Sector', 'The large numbers are the sectors. Drones search them, and sonar answers may name one.'],
    likely: ['Where the enemy may be', 'The darker the cell, the likelier the enemy is there.'],
    blast: [
      'Blast',
      'T is a torpedo, M a mine. The plates below it show how much hull each side lost; no plate means no damage.',
    ],
    claim: ['Sonar answer', 'The enemy named these two areas. They are in exactly one of them: the other is a lie.'],
    'drone-sector': ['Searched sector', 'The drone says whether the enemy is in this sector (✓) or not (✕).'],
    choice: ['Can be selected', 'You can choose this cell for the current order.'],
    chosen: ['Selected', 'The target of the order you are planning. Nothing happens until you confirm it.'],
    'note-possible': ['Your mark: possible', 'Press a cell to mark that the enemy may be there.'],
    'note-out': ['Your mark: ruled out', 'Press again to mark that the enemy cannot be there, and again to clear it.'],
    sheet: [
      'Path overlay',
      'The path you heard. Drag it over the chart: it turns red if it crosses an island or the edge.',
    ],
    hull: ['Hull', 'Filled bars are hull points left. A boat without any sinks.'],
    gauge: ['Gauge', 'The system can be used when all its marks are filled. Using it empties the gauge.'],
    count: [
      'Possible cells',
      'How many cells the enemy can be in, how certain their position is, and the likeliest cell.',
    ],
    heard: ['What you heard', 'Arrows are the enemy’s courses, oldest first. Tags are shots, answers and surfacing.'],
    torpedo: ['Torpedo', 'Hits a cell a few cells away: 2 damage there, 1 on the cells around it.'],
    'mine-system': ['Mine', 'Drops a mine on a cell next to your boat. You can detonate it in a later turn.'],
    sonar: ['Sonar', 'The enemy must give two facts about their position, one true and one false.'],
    drone: ['Drone', 'You name a sector, and the enemy says truthfully whether they are in it.'],
    stealth: ['Stealth', 'Moves your boat in a straight line without announcing the course.'],
    broken: [
      'Out of order',
      'A node in the system’s colour is marked. It works again once the circuit is complete or you surface.',
    ],
    'node-red': ['Red node (square)', 'While one is marked, torpedo and mine do not work.'],
    'node-green': ['Green node (circle)', 'While one is marked, sonar and drone do not work.'],
    'node-yellow': ['Yellow node (triangle)', 'While one is marked, stealth does not work.'],
    'node-radiation': ['Radiation node', 'Breaks nothing, but when all of them are marked the boat loses 1 hull.'],
    marked: ['Marked node', 'Struck through. A full panel costs 1 hull and clears the board.'],
    circuit: ['Circuit', 'When every node on the wire is marked, they are all cleared and work again.'],
  },
} as const;
