/** A file as text: bundled with the program (scripts/build.mjs), read by the test runner. */
declare module '*?raw' {
  const text: string;
  export default text;
}
