import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAsker } from '../../api/asker.ts'
import { onNowQuery, onNowShape } from '../../api/schedule.queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardRow } from '../card-row/card-row.tsx'
import rowStyles from '../card-row/card-row.module.css'

type LiveRowProps = {
  /** The verticals of the channels; the first one determines the shape. */
  verticals: readonly [Vertical, ...Vertical[]]
}

/** Channels with the current programme and a link to the guide. Members only: visitors' pages are cached for hours. @spec decisions 12.3 */
export function LiveRow({ verticals }: LiveRowProps) {
  const texts = useTexts()
  const asker = useAsker()
  const { data: channels } = useQuery({
    ...onNowQuery(asker, verticals, useQueryClient()),
    enabled: asker.site.isMember,
  })
  return (
    <CardRow
      heading={texts.row.onNow}
      icon="guide"
      vertical={verticals[0]}
      shape={onNowShape(verticals[0]) === 'square' ? 'square' : 'landscape'}
      slides={onNowShape(verticals[0]) === 'square' ? 5 : 4}
      cards={channels}
      seeAll={
        <Link className={rowStyles.more} to="/guide">
          {texts.header.guide}
        </Link>
      }
    />
  )
}
