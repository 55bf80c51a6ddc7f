import type { ContentItem } from '@quintet/contracts/content'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAsker } from '../../api/asker.ts'
import { matchesNowQuery } from '../../api/sport.queries.ts'
import { useBroadcast } from '../../shell/use-broadcast.ts'
import { useNow, useTimeZone } from '../../shell/use-now.ts'
import { formatMoment } from '../../texts/format.ts'
import { formatTimecode } from '../../texts/format-details.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { StatePill } from '../../ui/state-pill/state-pill.tsx'

/** Shows that a match is live or how long until it starts; refetches when it starts or ends. @spec product 7.5 */
export function MatchTime({ item }: { item: ContentItem }) {
  const texts = useTexts()
  const words = useTextsOf(sportTexts)
  const now = useNow()
  const timeZone = useTimeZone()
  const broadcast = useBroadcast(item)
  useAskAtTurn(broadcast?.state)
  if (!broadcast) return null
  const { state, startsAt, secondsToStart } = broadcast
  if (state === 'live') return <StatePill isLive>{words.live}</StatePill>
  if (state !== 'announced' || startsAt === undefined) return null
  return (
    <StatePill isLive={false} role={secondsToStart === null ? undefined : 'timer'}>
      {secondsToStart === null
        ? words.startsAt(formatMoment(startsAt, now, timeZone, texts))
        : words.startsIn(formatTimecode(secondsToStart))}
    </StatePill>
  )
}

function useAskAtTurn(state: string | undefined): void {
  const asker = useAsker()
  const queryClient = useQueryClient()
  const last = useRef(state)
  useEffect(() => {
    if (last.current !== state) void queryClient.invalidateQueries(matchesNowQuery(asker))
    last.current = state
  }, [state, asker, queryClient])
}
