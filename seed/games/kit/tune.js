/** A tune that goes round: voices of notes in steps of a quaver, and drums. */
import { playTone } from './tone.js'

const AHEAD_SECONDS = 0.25
const LOOK_MS = 60
const DRUMS = {
  k: { wave: 'sine', from: 130, to: 45, seconds: 0.14, volume: 0.5 },
  s: { wave: 'noise', from: 3000, to: 1200, filter: 'bandpass', seconds: 0.1, volume: 0.3 },
  h: { wave: 'noise', from: 9000, to: 8000, filter: 'highpass', seconds: 0.03, volume: 0.12 },
  w: { wave: 'triangle', from: 900, to: 700, seconds: 0.04, volume: 0.2 },
}
const STEPS = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

/** Hertz of a note such as `c4`, `f#3` or `eb5`. */
export function hertzOf(note) {
  const [, letter, sign, octave] = /^([a-g])([#b]?)(\d)$/.exec(note)
  const half = STEPS[letter] + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + (Number(octave) - 4) * 12
  return 440 * 2 ** ((half - 9) / 12)
}

/** The notes of a line: `c4 e4 - g4 .` where `-` holds the note before and `.` rests; `[n, steps]` by place. */
export function readLine(line) {
  const places = line.trim().split(/\s+/)
  return places.map((word, i) => {
    if (word === '-' || word === '.') return null
    let length = 1
    while (places[i + length] === '-') length++
    return { hertz: word.split('+').map(hertzOf), length }
  })
}

/** `tune`: `{ tempo, voices: [{ line, wave, volume }], drums: 'k.h.s.h.' }`, tempo in crotchets a minute. */
export function createTune({ tempo, voices, drums = '', volume = 0.5 }, { context, out, hiss }) {
  const lines = voices.map(({ line, ...voice }) => ({ ...voice, places: readLine(line) }))
  const master = context.createGain()
  master.gain.value = volume
  master.connect(out)
  const to = { context, out: master, hiss }
  let timer = null
  let next = 0
  let place = 0
  let pace = 1

  function playPlace(at, stepSeconds) {
    for (const { places, wave = 'triangle', volume: own = 0.2, attack = 0.01, ring = 0.9 } of lines) {
      const note = places[place % places.length]
      if (!note) continue
      for (const from of note.hertz)
        playTone(to, { wave, from, seconds: note.length * stepSeconds * ring, volume: own, attack }, at)
    }
    const drum = DRUMS[drums[place % Math.max(1, drums.length)]]
    if (drum) playTone(to, drum, at)
  }
  function look() {
    const stepSeconds = 30 / tempo / pace
    while (next < context.currentTime + AHEAD_SECONDS) {
      if (next >= context.currentTime) playPlace(next, stepSeconds)
      next += stepSeconds
      place++
    }
  }
  return {
    start() {
      if (timer !== null) return
      next = context.currentTime + 0.1
      timer = setInterval(look, LOOK_MS)
    },
    stop() {
      clearInterval(timer)
      timer = null
    },
    setPace(value) {
      pace = value
    },
  }
}
