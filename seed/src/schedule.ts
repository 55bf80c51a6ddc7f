/** In which order a first start makes the demo catalogue. @spec decisions 7.1 */
import { HERO_SIZE } from '@quintet/domain/browsing'
import { isVertical, VERTICALS, type Vertical } from '@quintet/domain/categories'
import { quickestFilm } from './film/quickest.ts'
import type { Part } from './maker.ts'
import { type DemoTitle, recordOf } from './write.ts'

/** `window`: something of each vertical plays; `media`: everything does; `rest`: what follows the first medium, tracks and episodes. */
export const PHASES = ['window', 'pictures', 'media', 'rest', 'trailers'] as const
export type Phase = (typeof PHASES)[number]

export type Step = { phase: Phase; part: Part; title: DemoTitle }

/** Everything that is to be made of these titles, the most visible first, in the order in which it is begun. */
export function scheduleOf(titles: readonly DemoTitle[]): Step[] {
  const shown = titles.slice(0, HERO_SIZE)
  const window = windowOf(titles)
  // A film takes longest: it is begun first, and the others are made beside it.
  const first = window.flatMap((title, place): Step[] => {
    const picture: Step = { phase: 'window', part: 'pictures', title }
    const media: Step = { phase: 'window', part: 'first', title }
    return place === 0 ? [media, picture] : [picture, media]
  })
  const steps = (phase: Phase, part: Part, wanted: readonly DemoTitle[]) =>
    wanted.map((title): Step => ({ phase, part, title }))
  const isElsewhere = (title: DemoTitle) => !window.includes(title)
  return [
    ...first,
    ...steps('pictures', 'pictures', shown.filter(isElsewhere)),
    ...steps('pictures', 'pictures', titles.slice(HERO_SIZE).filter(isElsewhere)),
    ...steps('media', 'first', titles.filter(isElsewhere)),
    ...steps('rest', 'main', titles),
    ...steps('trailers', 'trailer', titles),
  ]
}

/** The most visible title of each vertical, and of the films shown large the one that is made soonest. */
function windowOf(titles: readonly DemoTitle[]): DemoTitle[] {
  return VERTICALS.flatMap((vertical) => {
    const own = titles.filter((title) => verticalOf(title) === vertical)
    return (vertical === 'movies' ? quickestFilm(own.slice(0, HERO_SIZE)) : undefined) ?? own[0] ?? []
  })
}

/** The vertical that a title's first category names. */
export function verticalOf({ key }: DemoTitle): Vertical | null {
  const [vertical = ''] = recordOf(key).facts.categories?.[0]?.split(':') ?? []
  return isVertical(vertical) ? vertical : null
}
