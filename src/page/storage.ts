/** What this browser remembers; a browser that remembers nothing gives the fallback each time. */
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
    // a full or forbidden store: the page works on, and forgets
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
