/** Tones one after the other as one sound: `chime([523, 659, 784], 0.12, { wave: 'square' })`; hertz, seconds between them, and a tone's fields. */
export const chime = (hertz, gap, tone) => hertz.map((from, n) => ({ ...tone, from, delay: n * gap }))
