/** Textures of terrain and of the second side, and a clip path for the battlefield's edge. */
export function Patterns({ table }: { readonly table: { readonly width: number; readonly height: number } }) {
  return (
    <defs>
      <pattern id="sh-hatch" width=".26" height=".26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="sh-hatch" d="M.13 0V.26" />
      </pattern>
      <pattern id="sh-rubble" width="1" height=".7" patternUnits="userSpaceOnUse">
        <path class="sh-brick" d="M0 .05H1M0 .4H1M.25 .05V.4M.75 .4V.75M.75 -.3V.05" />
      </pattern>
      <pattern id="sh-ribs" width=".4" height="1" patternUnits="userSpaceOnUse">
        <path class="sh-rib" d="M.2 0V1" />
      </pattern>
      <clipPath id="sh-table">
        <rect width={table.width} height={table.height} />
      </clipPath>
    </defs>
  );
}
