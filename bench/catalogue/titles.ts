/**
 * Made-up titles like those of real lists: one to six words, a third with articles, some names shared, umlauts, accents and numbers,
 * recurring people, genres of all verticals, a fifth safe for kids. The same seed gives the same titles.
 */
import { VERTICAL_FACTS, VERTICALS, type Kind, type Vertical } from '@quintet/domain/catalogue/categories'

export type MadeTitle = {
  id: number
  kind: Kind
  vertical: Vertical
  de: string
  en: string
  description: string
  categories: string[]
  tags: string[]
  people: { name: string; role: string }[]
  rating: string | null
  year: number
  popularity: number
  durationSeconds: number
}

const SYLLABLES =
  'ba be bo bra bri da del dor dra el en er fal fer flo gar gel gra hal han hel her in jo ka kel kla kor kra la lan len lin lo mar me mi mor na nel nor o pa per pol ra rei ren ri ro sa sal schi se sel sol stern sti ta tal tan ter the tra tri u va ver vo wal wan wei win za zel zo bär öl über mün schön för grü'.split(
    ' ',
  )
const ARTICLES = { de: ['Der', 'Die', 'Das', 'Ein'], en: ['The', 'A', 'The', 'A'] } as const
const LINKS = { de: ['und', 'im', 'von', 'ohne'], en: ['and', 'in the', 'of', 'without'] } as const
const RATINGS = ['FSK-0', 'FSK-6', 'FSK-12', 'FSK-12', 'FSK-16', 'FSK-16', 'FSK-18', 'TV-14', 'TV-MA', null]
const KINDS: Record<Vertical, Kind> = {
  movies: 'movie',
  'music-stream': 'album',
  'audio-books': 'audiobook',
  'pc-games': 'game',
  sports: 'event',
}
const ROLES: Record<Vertical, readonly string[]> = {
  movies: ['director', 'actor', 'actor', 'actor'],
  'music-stream': ['artist'],
  'audio-books': ['author', 'narrator'],
  'pc-games': [],
  sports: ['team', 'team'],
}

/** A repeatable random number from 0 to 1. Source: mulberry32. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` titles, ids from 1. */
export function* makeTitles(count: number, seed = 221): Generator<MadeTitle> {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
  // Common words occur often, as in any language: the rank is squared.
  const words = Array.from({ length: Math.max(2000, Math.round(count / 6)) }, () =>
    Array.from({ length: 1 + Math.ceil(roll() * 3) }, () => pick(SYLLABLES)).join(''),
  )
  const word = () => capital(words[Math.floor(roll() ** 2 * words.length)] ?? '')
  const names = Array.from({ length: Math.max(500, Math.round(count / 4)) }, () => `${word()} ${word()}`)
  let last = ['', '']
  for (let id = 1; id <= count; id++) {
    const vertical = pick(VERTICALS)
    const { genres } = VERTICAL_FACTS[vertical]
    const [first, second, third] = [word(), word(), word()]
    const shape = roll()
    const write = (language: 'de' | 'en'): string => {
      const at = id % 4
      if (shape < 0.25) return first
      if (shape < 0.55) return `${first} ${second}`
      if (shape < 0.75) return `${ARTICLES[language][at]} ${first} ${LINKS[language][at]} ${second}`
      if (shape < 0.85) return `${first}: ${ARTICLES[language][at]} ${second} ${third}`
      if (shape < 0.93) return `${first}-${second} ${1 + (id % 9)}`
      return `${first} ${LINKS[language][at]} ${second} ${third}, ${word()}`
    }
    const [de, en] = roll() < 0.05 && last[0] ? last : [write('de'), write('en')]
    last = [de ?? '', en ?? '']
    const rating = pick(RATINGS)
    yield {
      id,
      kind: KINDS[vertical],
      vertical,
      de: de ?? '',
      en: en ?? '',
      description: Array.from({ length: 24 }, word).join(' ').toLowerCase(),
      categories: [
        vertical,
        `${vertical}:${pick(genres)}`,
        ...(roll() < 0.5 ? [`${vertical}:${pick(genres)}`] : []),
        ...(roll() < 0.05 ? ['kids'] : []),
      ].filter((each, at, all) => all.indexOf(each) === at),
      tags: roll() < 0.02 ? ['cliq-highlights'] : [],
      people: ROLES[vertical].map((role) => ({ role, name: pick(names) })),
      rating,
      year: 1920 + Math.floor(roll() ** 0.4 * 107),
      popularity: Math.floor(roll() ** 8 * 1_000_000),
      durationSeconds: 600 + Math.floor(roll() * 9000),
    }
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
