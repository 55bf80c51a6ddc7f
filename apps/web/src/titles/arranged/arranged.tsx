/** Sections that an editor arranged on a front page by a rule. */
import { itemsPerRow } from '@quintet/domain/catalogue/browsing'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { Section } from '../../api/front.queries.ts'
import { useSite } from '../../api/asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardRow } from '../card-row/card-row.tsx'
import { FeatureBanner } from '../feature-banner/feature-banner.tsx'
import { PlayLink } from '../play-link/play-link.tsx'

type OfKind<Kind> = Extract<Section, { kind: Kind }>

/** `hasIcon`: the page has rows from several verticals. */
export function ArrangedRow({ row, hasIcon = false }: { row: OfKind<'row'>; hasIcon?: boolean }) {
  const { vertical, heading, more, cards } = row
  return (
    <CardRow
      heading={heading}
      {...(hasIcon ? { icon: vertical } : {})}
      vertical={vertical}
      shape={VERTICAL_FACTS[vertical].shape}
      slides={itemsPerRow(vertical)}
      cards={cards}
      {...(more ? { more: { ...more, title: heading } } : {})}
    />
  )
}

export function ArrangedBanner({ banner, isFirst = false }: { banner: OfKind<'banner'>; isFirst?: boolean }) {
  const { home } = useTexts()
  const { isMember } = useSite()
  const { card, vertical, button } = banner
  const words = { VIDEO: home.watchNow, AUDIO: home.listenNow, GAME: home.playNow }
  if (!card) return null
  return (
    <FeatureBanner
      card={card}
      words={button ?? words[VERTICAL_FACTS[vertical].playerType]}
      action={isMember && <PlayLink of={card} words={button ?? undefined} />}
      isFirst={isFirst}
    />
  )
}
