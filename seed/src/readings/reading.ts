/** The written form of a reading: a few facts, then chapters, in a Markdown file in `seed/readings`. */
import { readdirSync, readFileSync } from 'node:fs'

export type Voice = {
  engine: 'espeak-ng' | 'flite'
  /** The engine's name for it: "de", "slt". */
  name: string
  /** Speed and pitch, relative to the voice's own. */
  pace: number
  pitch: number
}

/** Its lines. The pause between paragraphs is longer than between verses. */
export type Paragraph = readonly string[]

export type Chapter = {
  title: string
  /** The name of the voice, for a chapter in another language. */
  voice?: string
  paragraphs: readonly Paragraph[]
}

export type Reading = {
  language: 'de' | 'en' | 'fr'
  voice: Voice
  /** Read before the first chapter. */
  opening: string
  chapters: readonly Chapter[]
}

const FACTS = ['language', 'voice', 'pace', 'pitch', 'opening'] as const
type Facts = Record<(typeof FACTS)[number], string>

const LANGUAGES: readonly string[] = ['de', 'en', 'fr'] satisfies Reading['language'][]
const isLanguage = (text: string): text is Reading['language'] => LANGUAGES.includes(text)

/** Those recorded at the sample rate that voice.ts expects. */
const FLITE_VOICES: readonly string[] = ['slt', 'rms', 'awb']

/** Parses a file's text. Throws if it cannot be read aloud, with the file's name and line. */
export function parseReading(file: string, text: string): Reading {
  const lines = text.split('\n')
  const fail = (line: number, reason: string): never => {
    throw new Error(`${file}:${line + 1}: ${reason}`)
  }
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  if (end === -1) fail(0, 'A reading begins with its facts between two lines of "---".')
  const facts = parseFacts(lines.slice(1, end), (line, reason) => fail(line + 1, reason))
  const number = (name: 'pace' | 'pitch') => {
    const value = Number(facts[name])
    if (!(value >= 0.5 && value <= 1.5)) fail(0, `"${name}" is a number from 0.5 to 1.5.`)
    return value
  }
  const [engine, name = '', ...rest] = facts.voice.split(' ')
  if ((engine !== 'espeak-ng' && engine !== 'flite') || name === '' || rest.length > 0)
    return fail(0, '"voice" is "espeak-ng" or "flite" and a name.')
  if (engine === 'flite' && !FLITE_VOICES.includes(name))
    fail(0, `A voice of flite is ${FLITE_VOICES.join(', ')}.`)
  if (!isLanguage(facts.language)) return fail(0, `"language" is one of ${LANGUAGES.join(', ')}.`)
  return {
    language: facts.language,
    voice: { engine, name, pace: number('pace'), pitch: number('pitch') },
    opening: facts.opening,
    chapters: parseChapters(lines, end + 1, fail),
  }
}

type Fail = (line: number, reason: string) => never

function parseFacts(lines: readonly string[], fail: Fail): Facts {
  const found = new Map<string, string>()
  for (const [i, line] of lines.entries()) {
    const [, name = '', value = ''] = /^([a-z]+): (\S.*)$/.exec(line) ?? []
    if (!FACTS.some((known) => known === name)) fail(i, `Not one of ${FACTS.join(', ')}: "${line}".`)
    if (found.has(name)) fail(i, `"${name}" stands there twice.`)
    found.set(name, value)
  }
  const of = (name: (typeof FACTS)[number]) => found.get(name) ?? fail(-1, `"${name}" is missing.`)
  return {
    language: of('language'),
    voice: of('voice'),
    pace: of('pace'),
    pitch: of('pitch'),
    opening: of('opening'),
  }
}

/** What a voice mispronounces or skips: numbers and abbreviations must be written out. */
const UNSPEAKABLE = /[0-9%&*_#<>[\]{}|/\\@€$]|\b(?:z\. ?B|d\. ?h|usw|bzw|ca|Dr|Mr|Mrs|St|etc|e\.g|i\.e)\./

function parseChapters(lines: readonly string[], from: number, fail: Fail): Chapter[] {
  const chapters: { title: string; voice?: string; paragraphs: string[][] }[] = []
  const starts: number[] = []
  let isOpen = false
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const [, title, voice] = /^# (.+?)(?: \{([a-z-]+)\})?$/.exec(line) ?? []
    const chapter = chapters.at(-1)
    const spoken = title ?? line
    const bad = UNSPEAKABLE.exec(spoken)
    if (bad) fail(i, `"${bad[0]}" cannot be read aloud; write it as it is said.`)
    if (title !== undefined) {
      if (chapters.some((other) => other.title === title)) fail(i, `A second chapter "${title}".`)
      chapters.push({ title, ...(voice === undefined ? {} : { voice }), paragraphs: [] })
      starts.push(i)
    } else if (line !== '' && !chapter) fail(i, 'Text before the first chapter.')
    else if (line !== '' && isOpen) chapter?.paragraphs.at(-1)?.push(line)
    else if (line !== '') chapter?.paragraphs.push([line])
    isOpen = line !== '' && title === undefined
  }
  for (const [i, { paragraphs, title }] of chapters.entries())
    if (paragraphs.length === 0) fail(starts[i] ?? 0, `Chapter "${title}" is empty.`)
  if (chapters.length < 3) fail(lines.length - 1, 'A reading has three chapters at least.')
  return chapters
}

const FOLDER = new URL('../../readings/', import.meta.url)

/** Returns the reading of a title, or null if there is none. */
export function readingOf(key: string): Reading | null {
  const file = `${key.slice(key.lastIndexOf('/') + 1)}.md`
  if (!key.startsWith('books/') || !readdirSync(FOLDER).includes(file)) return null
  return parseReading(`seed/readings/${file}`, readFileSync(new URL(file, FOLDER), 'utf8'))
}

/** Returns all words that are read aloud. */
export const wordsOf = ({ opening, chapters }: Reading): string[] =>
  [opening, ...chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs.flat()])]
    .join(' ')
    .split(/\s+/)
