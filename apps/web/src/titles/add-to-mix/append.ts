import type { Mix } from '@quintet/contracts/mix'
import { getMix, putMixEntries } from '@quintet/contracts/mixes'
import { call, isProblem } from '../../api/call.ts'

const TRIES = 3

/** Adds titles to the end of a playlist, even if another device changes it at the same time. */
export async function appendTo(mixId: string, contentIds: readonly number[]): Promise<Mix> {
  const params = { mixId }
  for (let tried = 1; ; tried++) {
    const { revision, entries } = await call(getMix, { params })
    const added = contentIds.map((contentId) => ({ contentId }))
    try {
      return await call(putMixEntries, { params, body: { revision, entries: [...entries, ...added] } })
    } catch (error) {
      if (tried === TRIES || !isProblem(error, 'stale_mix')) throw error
    }
  }
}
