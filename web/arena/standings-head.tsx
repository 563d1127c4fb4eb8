interface HeadsProps {
  readonly rank: string;
  readonly bot: string;
  readonly numbers: readonly string[];
  readonly broad?: readonly string[]; // those that a narrow screen tells elsewhere
}

/** The heads of a table of standings: rank, bot, and what is told of it in numbers. */
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
