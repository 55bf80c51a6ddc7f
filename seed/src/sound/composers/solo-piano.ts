/** Solo piano: nocturnes, lullabies in three, preludes, chorales, and studies for one hand. */
import { barsIn, type Form, layOut } from '../score/form.ts'
import { near, voiceLead } from '../score/harmony.ts'
import { degree } from '../scales.ts'
import { block, broken } from '../score/playing.ts'
import { chordsOf, progressionsFor } from '../score/progressions.ts'
import { type Pen, Sheet } from '../score/sheet.ts'
import { notesIn, tune } from '../score/tune.ts'
import type { Composer } from './wish.ts'

export type SoloPianoStyle = { figures: readonly Figure[]; hand: 'both' | 'left' }
export type Figure = 'nocturne' | 'waltz' | 'prelude' | 'chorale' | 'toccata'

const FORMS: readonly Form[] = [
  [
    ['intro', 0.5, 0.3],
    ['verse', 2, 0.5],
    ['bridge', 1, 0.8],
    ['verse', 2, 0.6],
    ['outro', 0.5, 0.25],
  ],
  [
    ['verse', 2, 0.45],
    ['chorus', 1, 0.75],
    ['bridge', 1, 0.9],
    ['verse', 1, 0.5],
    ['outro', 0.5, 0.2],
  ],
  [
    ['intro', 0.5, 0.3],
    ['verse', 1, 0.4],
    ['chorus', 1, 0.7],
    ['verse', 1, 0.55],
    ['bridge', 1, 0.95],
    ['outro', 1, 0.3],
  ],
]

export const soloPiano: Composer<SoloPianoStyle> = ({ seed, bpm, key, index, isLast, runsOn, style }) => {
  const figure = style.figures[index % style.figures.length] ?? 'nocturne'
  const beats = figure === 'waltz' ? 3 : 4
  const sheet = new Sheet({ seed, bpm, beats, loose: 0.012, rubato: 0.55 })
  const { roll } = sheet
  const sections = layOut(roll, FORMS, sheet.secondsPerBar)
  const chords = chordsOf(sections, progressionsFor(roll, key.scale, 'period'))
  const isOneHand = style.hand === 'left'
  const voiced = voiceLead(key, chords, 4, isOneHand ? 52 : 57)
  const accompaniment = sheet.part('piano', { level: -5, pan: -0.2, room: 0.35 })
  const melody = sheet.part('piano', { level: 0, pan: 0.15, room: 0.42 })
  const notes = tune(roll, {
    chords,
    beats,
    cells: beats === 3 ? 'waltz' : roll.pick(['calm', 'moving']),
    low: isOneHand ? 2 : 7,
    high: isOneHand ? 8 : 15,
    rests: 0.1,
  })
  for (const section of sections) {
    for (const { bar, isLast: closes } of barsIn(section)) {
      const swell = section.energy * (0.85 + 0.15 * Math.sin((Math.PI * (bar % 4)) / 3))
      const bass = near(degree(key, chords[bar] ?? 0), isOneHand ? 38 : 41)
      const touch = 0.3 + 0.35 * swell
      play(figure, accompaniment, {
        bar,
        beats,
        bass,
        chord: voiced[bar] ?? [],
        touch,
        isFull: section.energy > 0.6,
      })
      if (section.name === 'intro') continue
      for (const note of notesIn(notes, bar)) {
        const pitch = degree(key, note.step)
        const length = closes && note.accent ? note.length * 1.4 : note.length * 1.1
        melody(bar, note.beat, length, pitch, 0.42 + 0.45 * swell + (note.accent ? 0.06 : 0))
        // The climax is played in octaves.
        if (section.energy > 0.85 && !isOneHand)
          melody(bar, note.beat, length, pitch + 12, 0.35 + 0.3 * swell)
      }
    }
  }
  const bars = chords.length
  block(
    accompaniment,
    bars,
    0,
    5,
    [degree(key, 0) - 24, ...(voiced[0] ?? [])].map((pitch) => near(pitch, pitch)),
    0.32,
  )
  if (isLast && isOneHand) melody(bars, 2, 5, near(degree(key, 4), 88), 0.5)
  return sheet.finish(bars + 1, { room: { seconds: 2.6, dark: 0.45, level: 0.8 }, runsOn, tail: 5 })
}

type Bar = {
  bar: number
  beats: number
  bass: number
  chord: readonly number[]
  touch: number
  isFull: boolean
}

function play(figure: Figure, pen: Pen, { bar, beats, bass, chord, touch, isFull }: Bar): void {
  const [low = 52, second = 55, third = 59] = chord
  if (figure === 'waltz') {
    pen(bar, 0, 2.6, bass, touch * 1.15)
    for (const at of [1, 2]) block(pen, bar, at, 0.9, isFull ? chord : [low, second, third], touch * 0.75)
  } else if (figure === 'prelude') {
    pen(bar, 0, 3.8, bass, touch * 1.15)
    for (const from of [0, 2])
      broken(pen, bar, chord, {
        places: [0, 1, 2, 3, 4, 3, 2, 1],
        step: 0.25,
        length: 0.9,
        touch: touch * 0.85,
        from,
      })
  } else if (figure === 'chorale') {
    pen(bar, 0, beats * 0.98, bass, touch * 1.1)
    block(pen, bar, 0, 2, chord, touch)
    block(pen, bar, 2, 2, isFull ? [...chord, low + 12] : chord, touch * 0.9)
  } else if (figure === 'toccata') {
    pen(bar, 0, 1, bass, touch * 1.3)
    pen(bar, 2, 1, bass + 7, touch * 1.1)
    for (let i = 0; i < 16; i++)
      pen(bar, i / 4, 0.3, (i % 2 ? chord[(i >> 1) % 4] : bass + 12) ?? bass, touch * (i % 4 ? 0.75 : 1))
  } else {
    pen(bar, 0, 3.9, bass, touch * 1.2)
    broken(pen, bar, [bass + 7, low, second, third], {
      places: [0, 1, 2, 3, 2, 1, 2],
      step: 0.5,
      length: 1.3,
      touch: touch * 0.85,
      from: 0.5,
    })
  }
}
