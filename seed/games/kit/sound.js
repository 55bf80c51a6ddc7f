/** A small synthesiser: effects by name and a tune that goes round. Silent until the player's first touch, as browsers want it. */
import { playTone } from './tone.js'
import { createTune } from './tune.js'

const SOUND_SHARE = 0.5

/**
 * `sounds`: by name one tone or several: `{ wave, from, to, seconds, volume, delay }`; `wave` is an oscillator's or `noise`, whose
 * `from` and `to` are the filter's. All in hertz and seconds.
 */
export function createSound({ sounds = {}, tune = null }) {
  let context = null
  let out = null
  let hiss = null
  let music = null
  let isMuted = false
  let house = 1

  function wake() {
    if (!globalThis.AudioContext) return
    if (context) {
      void context.resume()
      return
    }
    context = new AudioContext()
    out = context.createGain()
    const limiter = context.createDynamicsCompressor()
    out.connect(limiter).connect(context.destination)
    hiss = noiseOf(context)
    if (tune) music = createTune(tune, { context, out, hiss })
    setLevel()
  }
  function setLevel() {
    out?.gain.setTargetAtTime(isMuted ? 0 : house * SOUND_SHARE, context.currentTime, 0.03)
  }
  return {
    wake,
    play(name, { pitch = 1, volume = 1 } = {}) {
      if (!context || isMuted || context.state !== 'running') return
      for (const tone of [sounds[name] ?? []].flat())
        playTone({ context, out, hiss }, tone, context.currentTime + (tone.delay ?? 0), { pitch, volume })
    },
    /** The tune plays while the game does and waits while it waits. */
    setMusic: (isOn) => (isOn ? music?.start() : music?.stop()),
    /** Faster or slower than written, 1 as written. */
    setPace: (pace) => music?.setPace(pace),
    setMuted(value) {
      isMuted = value
      setLevel()
    },
    /** The volume of the page around, 0 to 1. */
    setVolume(value) {
      house = Math.max(0, Math.min(1, value))
      setLevel()
    },
    isMuted: () => isMuted,
    /** How much is heard: for scripts that check that there is sound. */
    state: () => context?.state ?? 'none',
  }
}

function noiseOf(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return buffer
}
