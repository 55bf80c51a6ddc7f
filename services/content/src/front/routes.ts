import { getFrontPage, type ShownSection } from '@quintet/contracts/front-page'
import type { FrontSection } from '@quintet/contracts/operator/front-pages'
import type { FrontPage } from '@quintet/domain/catalogue/front-page'
import type { Language } from '@quintet/domain/basics/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { isMember } from '@quintet/platform/identity/viewer'
import { answersOf } from '../browsing/answers.ts'
import type { Asking } from '../browsing/asking.ts'
import { wireList } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { fillSections, standardSections, wantedBy } from './sections.ts'

export function frontRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { asking, prepare } = answersOf(platform, catalogue)
  serve(app, platform, getFrontPage, async ({ viewer, language, params: { page } }) => {
    const ask = await asking(viewer, language, isMember(viewer) ? 'member' : 'visitor')
    const turn = catalogue.frontPages().turnAt(ask.now)
    return prepare(() => ({ bytes: frontPage(catalogue, page, ask) }), ask, `f${turn}`)
  })
}

function frontPage(catalogue: Catalogue, page: FrontPage, ask: Asking): Buffer {
  const { sectionsOf, works } = catalogue.frontPages()
  const seen = {
    index: titlesFor(catalogue, ask.viewer),
    works,
    isMember: ask.audience === 'member',
    now: ask.now,
  }
  const filled = fillSections(page, sectionsOf(page) ?? standardSections(page, seen), seen)
  const written = filled.map(({ section, titles }) => {
    const facts = JSON.stringify(wireOf(section, ask.language))
    return titles ? `${facts.slice(0, -1)},"items":${wireList(titles, ask).toString()}}` : facts
  })
  return Buffer.from(`[${written.join(',')}]`)
}

type Facts<Section> = Section extends unknown ? Omit<Section, 'items'> : never

/** A section without its titles, in the viewer's language. */
function wireOf(section: FrontSection, language: Language): Facts<ShownSection> {
  const { id } = section
  switch (section.kind) {
    case 'standard':
      return { kind: 'standard', id, name: section.name }
    case 'hero':
      return { kind: 'hero', id }
    case 'banner':
      return { kind: 'banner', id, vertical: section.vertical, button: section.button?.[language] ?? null }
    default: {
      const { vertical, rule, heading } = section
      return { kind: 'row', id, vertical, heading: heading[language], more: wantedBy(vertical, rule) }
    }
  }
}
