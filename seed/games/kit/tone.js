/** One tone of the synthesiser. */

/** `at` is the context's time in seconds; the fields of `tone` stand in sound.js. */
export function playTone({ context, out, hiss }, tone, at, { pitch = 1, volume = 1 } = {}) {
  const { wave = 'sine', from = 440, to = from, seconds = 0.15, volume: own = 0.3, attack = 0.005 } = tone
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, own * volume), at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + seconds)
  gain.connect(out)
  const source = wave === 'noise' ? context.createBufferSource() : context.createOscillator()
  let swept
  if (wave === 'noise') {
    source.buffer = hiss
    source.loop = true
    const filter = context.createBiquadFilter()
    filter.type = tone.filter ?? 'lowpass'
    filter.Q.value = tone.q ?? 1
    swept = filter.frequency
    source.connect(filter).connect(gain)
  } else {
    source.type = wave
    swept = source.frequency
    source.connect(gain)
  }
  swept.setValueAtTime(from * pitch, at)
  swept.exponentialRampToValueAtTime(Math.max(1, to * pitch), at + attack + seconds)
  source.start(at)
  source.stop(at + attack + seconds + 0.02)
}
