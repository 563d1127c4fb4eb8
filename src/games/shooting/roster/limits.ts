/** Limits for imported army lists. A list of 2,000 points has up to 3 MB and about 1,500 selections. */
export const LIMITS = {
  inputBytes: 16_000_000, // as it arrives
  unpackedBytes: 16_000_000, // of all archives in one input together, also inside each other
  unpackStep: 4_096, // packed bytes between two checks of the unpacked size
  zipEntries: 50,
  packings: 3, // a link holds gzip; nothing useful is packed more often
  nodes: 150_000, // XML elements or JSON objects
  depth: 40,
  textCharacters: 1_000_000, // of a list without a file format
  lineCharacters: 1_000,
  lists: 20, // in one input
  units: 400, // in one list
  unitNodes: 3_000, // selections in one unit
  models: 2_000, // in one entry of a unit
  reportItems: 2_000, // in one list
  nameCharacters: 80,
  valueCharacters: 40, // of a value or keyword in the report
} as const;
