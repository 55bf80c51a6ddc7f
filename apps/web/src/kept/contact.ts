/** The check with the service for which titles may stay: whatever it does not name is removed. @spec decisions 11.31 */
import type { KeptOnDevice } from '@quintet/contracts/kept'
import { fateOf } from '@quintet/domain/listening/kept'
import { takeKey } from './sealed-bytes.ts'
import { changeTitle, noteLatest, readTitles, removeEverything, removeTitle } from './store.ts'

const ADDRESS = '/api/user/kept'

/**
 * Asks the service if anything is saved. Without a response, everything stays as it is. Also runs in the service worker, which has no API
 * client.
 */
export async function takeContact(): Promise<void> {
  const rows = await readTitles()
  if (rows.length === 0) return
  const answer = await fetch(ADDRESS, { credentials: 'same-origin', cache: 'no-store' }).catch(() => null)
  // Logged out, here or everywhere, or the account has been blocked.
  if (answer?.status === 401 || answer?.status === 403) return removeEverything()
  if (!answer?.ok) return
  const { titles, profileId, isKidLocked } = (await answer.json()) as KeptOnDevice
  await noteLatest(Date.now())
  for (const { contentId, keptId } of rows) {
    const granted = titles.find((each) => each.id === keptId)
    const fate = fateOf({ isGranted: granted !== undefined, isKidLocked })
    if (fate === 'gone') await removeTitle(contentId)
    else if (granted)
      await changeTitle(contentId, {
        key: await takeKey(granted.key),
        until: Date.parse(granted.until),
        places: granted.places,
        profileId,
      })
    else await changeTitle(contentId, { key: null })
  }
}
