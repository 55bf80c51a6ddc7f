/** Names of sections: as written, or as their rules suggest until an editor writes one. */
import type { FrontSection } from '@quintet/contracts/operator/front-pages'
import type { Language } from '@quintet/domain/basics/languages'
import { textsIn } from '../../texts/texts-in.ts'
import { genreOf, type Known, type RuledSection } from './sections.ts'

/** Returns a section's own name; that of a banner or a hero is what its rule suggests. */
export function nameOf(section: FrontSection, known: Known, language: Language): string {
  if (section.kind === 'standard') return textsIn(language).front.standard[section.name]
  const written = section.kind === 'row' ? section.heading[language] : ''
  return written || suggestedHeading(section, known, language)
}

/** Returns a heading for the titles of a rule. Titles and people keep the name they are known by here. */
export function suggestedHeading(
  { vertical, rule }: Pick<RuledSection, 'vertical' | 'rule'>,
  { names, choices }: Known,
  language: Language,
): string {
  const { front, titles } = textsIn(language)
  const { suggested } = front
  const area = titles.verticals[vertical]
  switch (rule.by) {
    case 'titles': {
      const [only = 0] = rule.ids
      return (rule.ids.length === 1 && names.titles.get(only)) || suggested.titles
    }
    case 'genre': {
      const genre = genreOf(choices, vertical, rule.genre)?.names[language]
      return suggested[rule.sort](genre ?? (capitalized(rule.genre) || area))
    }
    case 'tag':
      return suggested[rule.sort](capitalized(rule.tag) || area)
    case 'owner':
      return suggested[rule.sort](rule.owner || area)
    default:
      return suggested[rule.sort](names.people.get(rule.personId) ?? area)
  }
}

function capitalized(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1)
}
