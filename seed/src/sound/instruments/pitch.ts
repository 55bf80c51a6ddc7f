/** Returns the frequency of a MIDI note in Hz. */
export const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12)
