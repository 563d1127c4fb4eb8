/** A value from this browser's local storage, or the fallback. */
export function remembered<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`umpire.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) localStorage.removeItem(`umpire.${key}`);
    else localStorage.setItem(`umpire.${key}`, JSON.stringify(value));
  } catch {
    // storage is full or forbidden: continue without saving
  }
}

export function rememberedKeys(prefix: string): readonly string[] {
  try {
    const whole = `umpire.${prefix}`;
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(whole) ? [key.slice(whole.length)] : []));
  } catch {
    return [];
  }
}
