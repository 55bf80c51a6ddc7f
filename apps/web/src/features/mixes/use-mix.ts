import type { Mix } from '@quintet/contracts/mix'
import { putMixEntries } from '@quintet/contracts/mixes'
import { moveTo } from '@quintet/domain/listening/mixes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { useTellFailure } from '../../titles/add-to-mix/use-tell-failure.ts'

type Entries = Mix['entries']

export type MixChanges = {
  /** Moves an entry to another position. */
  move: (from: number, to: number) => void
  remove: (id: string) => void
}

/**
 * Applies changes to a playlist at once and saves them one after the other; if the service rejects one, shows the saved playlist again,
 * including changes by other devices.
 */
export function useMixChanges({ id }: Mix): MixChanges {
  const cache = useQueryClient()
  const tellFailure = useTellFailure()
  const last = useRef<Promise<void>>(Promise.resolve())
  const queryKey = ['mix', id]
  const save = async () => {
    const mix = cache.getQueryData<Mix>(queryKey)
    if (!mix) return
    const { revision, entries } = mix
    try {
      const kept = await call(putMixEntries, { params: { mixId: id }, body: { revision, entries } })
      // Changes made in the meantime are saved next.
      cache.setQueryData<Mix>(queryKey, (now) =>
        now && now.entries !== entries ? { ...now, revision: kept.revision } : kept,
      )
      void cache.invalidateQueries({ queryKey: ['mixes'] })
    } catch (error) {
      const there = isProblem(error, 'stale_mix') ? (error.details as { mix?: Mix }).mix : undefined
      if (there) cache.setQueryData(queryKey, there)
      else await cache.invalidateQueries({ queryKey })
      tellFailure(error)
    }
  }
  const change = (edit: (entries: Entries) => Entries) => {
    cache.setQueryData<Mix>(queryKey, (now) => now && { ...now, entries: edit(now.entries) })
    last.current = last.current.then(save)
  }
  return {
    move: (from, to) => change((entries) => moveTo(entries, from, to)),
    remove: (entryId) => change((entries) => entries.filter((entry) => entry.id !== entryId)),
  }
}
