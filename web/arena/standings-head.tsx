interface HeadsProps {
  readonly rank: string;
  readonly bot: string;
  readonly numbers: readonly string[];
  readonly broad?: readonly string[]; // hidden on narrow screens, which show them elsewhere
}

/** The header of a standings table: rank, bot, numeric columns. */
export const StandingsHead = ({ rank, bot, numbers, broad = [] }: HeadsProps) => (
  <thead>
    <tr>
      <th scope="col" class="is-number">
        {rank}
      </th>
      <th scope="col">{bot}</th>
      {numbers.map((number) => (
        <th key={number} scope="col" class={broad.includes(number) ? 'is-number arena-broad' : 'is-number'}>
          {number}
        </th>
      ))}
    </tr>
  </thead>
);
