/** Two strokes of a station bell, in hertz, and how long they ring, in seconds. */
const STROKES = [880, 660] as const;
const APART = 0.22;
const RINGS = 0.9;
const LOUD = 0.12;

let sound: AudioContext | undefined;

const stroke = (on: AudioContext, pitch: number, at: number): void => {
  const tone = new OscillatorNode(on, { type: 'triangle', frequency: pitch });
  const fading = new GainNode(on, { gain: LOUD });
  fading.gain.setValueAtTime(LOUD, at);
  fading.gain.exponentialRampToValueAtTime(0.0001, at + RINGS);
  tone.connect(fading).connect(on.destination);
  tone.start(at);
  tone.stop(at + RINGS);
};

/** Rings the bell; a browser that lets nothing sound stays silent. */
export const ringBell = (): void => {
  try {
    sound ??= new AudioContext();
    void sound.resume();
    for (const [n, pitch] of STROKES.entries()) stroke(sound, pitch, sound.currentTime + n * APART);
  } catch {
    // Without sound the tab still says whose turn it is.
  }
};
