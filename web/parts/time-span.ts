/** `2 d 4 h`, `3 h 20 min`, `12 min`, `45 s`: the same abbreviations in every language. */
export function timeSpan(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return minutes > 0 ? `${minutes} min` : `${whole} s`;
}

const LONG = 3600; // seconds; from then on in days, hours and minutes

/** `0:23`, for whole seconds that are counted. */
export const clockFace = (seconds: number): string =>
  seconds >= LONG ? timeSpan(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
