export type Sound = 'turn' | 'hit' | 'message';

/** The notes of one sound: pitch in hertz and start in seconds. */
const BLIPS: Readonly<Record<Sound, readonly (readonly [pitch: number, start: number])[]>> = {
  turn: [
    [523, 0],
    [659, 0.09],
  ],
  hit: [
    [147, 0],
    [110, 0.12],
  ],
  message: [[784, 0]],
};

let speaker: AudioContext | null = null;

/** A short soft tone; does nothing if the browser has no audio. */
export function playTone(sound: Sound): void {
  try {
    speaker ??= new AudioContext();
    for (const [pitch, start] of BLIPS[sound]) note(speaker, pitch, speaker.currentTime + start);
  } catch {
    speaker = null;
  }
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.18);
}
