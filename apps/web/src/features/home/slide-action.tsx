import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { verticalOf } from '../../api/card.ts'
import { isOffered } from '../../playing/playable.ts'
import { formatPrice } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useLapse } from '../../titles/continue-membership/use-lapse.ts'
import { useRentalOfCard } from '../../titles/rental/use-rental.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { wayBack } from './lapsed-apart.ts'

/** The main action of a slide: play, rent first, or the way back of a membership that has ended or pauses. */
export function SlideAction({ item }: { item: ContentItem }) {
  const texts = useTexts()
  const lapse = useLapse()
  const { itemPath, playerType } = VERTICAL_FACTS[verticalOf(item)]
  const [, category = '', kind = ''] = itemPath.split('/')
  const rental = useRentalOfCard(item.contentitem_id, item.rental)
  const isToRent = item.rental !== undefined && !rental
  const plays = isOffered(item)
  if (plays && lapse !== null && !rental) return <wayBack.Apart isLarge />
  const action = {
    VIDEO: texts.home.watchNow,
    TRAILER: texts.home.watchNow,
    AUDIO: texts.home.listenNow,
    GAME: texts.home.playNow,
  }
  return (
    <ButtonLink
      to="/$category/$kind/$id"
      params={{ category, kind, id: String(item.contentitem_id) }}
      search={isToRent ? { rent: true } : plays ? { play: true } : {}}
      look="light"
      isLarge
      {...(plays && !isToRent ? { icon: 'play' as const } : {})}
    >
      {isToRent && item.rental
        ? texts.rental.rent(formatPrice(item.rental, texts))
        : plays
          ? action[playerType]
          : texts.home.soon}
    </ButtonLink>
  )
}
