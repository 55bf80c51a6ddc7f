/** The order in which a first start makes the demo catalogue. @spec decisions 7.1 */
import { HERO_SIZE } from '@quintet/domain/catalogue/browsing'
import { isVertical, VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { quickestFilm } from './film/quickest.ts'
import type { Part } from './maker.ts'
import { type DemoTitle, recordOf } from './write.ts'

/**
 * `window`: something of each vertical plays; `media`: everything does; `rest`: whatever follows the first medium, such as tracks and
 * episodes.
 */
export const PHASES = ['window', 'pictures', 'media', 'rest', 'trailers'] as const
export type Phase = (typeof PHASES)[number]

export type Step = { phase: Phase; part: Part; title: DemoTitle }

/**
 * Returns all steps for these titles, the most visible first, in the order in which they begin. What is quick to make is made among the
 * pictures of the others, so that it plays as soon as it is shown; then come readings, four of which take as long as one film.
 */
export function scheduleOf(titles: readonly DemoTitle[]): Step[] {
  const window = windowOf(titles)
  // A film takes longest: it is started first, and the others are made alongside.
  const first = window.flatMap((title, place): Step[] => {
    const picture: Step = { phase: 'window', part: 'pictures', title }
    const media: Step = { phase: 'window', part: 'first', title }
    return place === 0 ? [media, picture] : [picture, media]
  })
  const steps = (phase: Phase, part: Part, wanted: readonly DemoTitle[]) =>
    wanted.map((title): Step => ({ phase, part, title }))
  const isElsewhere = (title: DemoTitle) => !window.includes(title)
  const others = titles.filter(isElsewhere)
  return [
    ...first,
    ...others.flatMap((title) => [
      ...steps('pictures', 'pictures', [title]),
      ...steps('media', 'first', isQuick(title) ? [title] : []),
    ]),
    ...steps('media', 'first', others.filter(isReading)),
    ...steps(
      'media',
      'first',
      others.filter((title) => !isQuick(title) && !isReading(title)),
    ),
    ...steps('rest', 'main', titles),
    ...steps('trailers', 'trailer', titles),
  ]
}

/** Returns the most visible title of each vertical; for films, the highlight that is made fastest. */
function windowOf(titles: readonly DemoTitle[]): DemoTitle[] {
  return VERTICALS.flatMap((vertical) => {
    const own = titles.filter((title) => verticalOf(title) === vertical)
    return (vertical === 'movies' ? quickestFilm(own.slice(0, HERO_SIZE)) : undefined) ?? own[0] ?? []
  })
}

/** True if its first medium takes no longer than its pictures: music is synthesised, and games are just copied. */
function isQuick(title: DemoTitle): boolean {
  const vertical = verticalOf(title)
  return vertical === 'music-stream' || vertical === 'pc-games'
}

function isReading(title: DemoTitle): boolean {
  return verticalOf(title) === 'audio-books'
}

/** Returns the vertical of a title's first category. */
export function verticalOf({ key }: DemoTitle): Vertical | null {
  const [vertical = ''] = recordOf(key).facts.categories?.[0]?.split(':') ?? []
  return isVertical(vertical) ? vertical : null
}
