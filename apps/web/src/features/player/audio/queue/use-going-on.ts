import { getMusicAfter } from '@quintet/contracts/own-music'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAsker } from '../../../../api/asker.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { usePlays } from '../../../../titles/use-is-elsewhere.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import { setPreference } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import type { Playback } from '../../store/playback.ts'
import { followerOf, hasQueue } from '../../store/queue.ts'
import { goingOnWith } from './going-on.ts'

/** Adds similar music to the end of the queue once its last track plays, unless turned off on this device. @spec product 6.3 */
export function useGoingOn({ store, request, playing }: Playback): void {
  const { call, site } = useAsker()
  const words = useTextsOf(listeningTexts).goingOn
  const { goesOnWithSimilar } = usePreferences()
  const plays = usePlays()
  const asked = useRef<string | undefined>(undefined)
  const { item, queue } = request
  const isLast = hasQueue(request) && !playing.live && !item.isChannel && followerOf(request) === undefined
  const wish = goesOnWithSimilar && isLast && playing.state === 'playing' ? item.entry?.id : undefined
  const goOn = useEffectEvent(async () => {
    const list = await call(getMusicAfter, {
      params: { contentId: item.id },
      query: { lang: site.language },
    }).catch(() => null)
    const added = list ? goingOnWith(list, queue, plays) : []
    // Nothing may be playing any more by now.
    if (added.length === 0 || store.view().state.is === 'nothing') return
    await store.enqueue(added, 'end')
    showToast(words.added, 'info', {
      label: words.switchOff,
      run: () => setPreference('goesOnWithSimilar', false),
    })
  })
  useEffect(() => {
    if (wish === undefined || asked.current === wish) return
    asked.current = wish
    void goOn()
  }, [wish])
}
