import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { BannerCard } from '../../api/card.ts'
import { formatPrice } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { wayBack } from '../continue-membership/way-back-apart.ts'
import { itemTarget } from '../open-item.ts'
import { useWayIn } from '../rental/use-way-in.ts'

type PlayLinkProps = {
  of: Pick<BannerCard, 'id' | 'vertical' | 'rental' | 'availableIn' | 'isAnnounced'>
  /** Instead of Watch now, Listen now or Play now. */
  words?: string | undefined
}

/**
 * A member's main action for a title shown large: play it, rent it first, or the way back of a membership that has ended or pauses. What
 * cannot be played yet, or not where the member lives, says so and leads to its page. @spec decisions 13.51
 */
export function PlayLink({ of: title, words }: PlayLinkProps) {
  const texts = useTexts()
  const wayIn = useWayIn(title)
  const link = { ...itemTarget(title), look: 'light', isLarge: true } as const
  if (title.isAnnounced) return <ButtonLink {...link}>{texts.home.soon}</ButtonLink>
  if (wayIn === 'not-here') return <ButtonLink {...link}>{texts.home.notHere}</ButtonLink>
  if (wayIn === 'rejoin') return <wayBack.Apart isLarge />
  if (title.rental && wayIn === 'rent')
    return (
      <ButtonLink {...link} search={{ rent: true }}>
        {texts.rental.rent(formatPrice(title.rental, texts))}
      </ButtonLink>
    )
  const action = {
    VIDEO: texts.home.watchNow,
    TRAILER: texts.home.watchNow,
    AUDIO: texts.home.listenNow,
    GAME: texts.home.playNow,
  }
  return (
    <ButtonLink {...link} search={{ play: true }} icon="play">
      {words ?? action[VERTICAL_FACTS[title.vertical].playerType]}
    </ButtonLink>
  )
}
