/** The uploads in progress; they continue across screens, until the page itself is left. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type Found, sendFile, type Sending } from '../../api/sender.ts'

const AT_ONCE = 2

let sending: readonly Sending[] = []
const queue: Found[] = []
const watching = new Set<() => void>()
let running = 0

export function useSending(): { sending: readonly Sending[]; send: (files: readonly Found[]) => void } {
  const queryClient = useQueryClient()
  const send = useCallback(
    (files: readonly Found[]) => {
      const added = files.map(({ path, file }) => ({ path, bytes: file.size, sent: 0, fault: null }))
      const paths = new Set(added.map(({ path }) => path))
      show([...sending.filter(({ path }) => !paths.has(path)), ...added])
      queue.push(...files)
      while (running < AT_ONCE && queue.length > 0) void work(queryClient)
    },
    [queryClient],
  )
  return { sending: useSyncExternalStore(watch, () => sending), send }
}

async function work(queryClient: QueryClient): Promise<void> {
  running += 1
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path } = next
    const change = (facts: Partial<Sending>) =>
      show(sending.map((each) => (each.path === path ? { ...each, ...facts } : each)))
    const sent = await sendFile(next, (bytes) => change({ sent: bytes })).catch(() => ({ fault: '' }))
    await queryClient.invalidateQueries({ queryKey: ['uploads'] })
    if ('fault' in sent) change(sent)
    else show(sending.filter((each) => each.path !== path))
  }
  running -= 1
}

function watch(look: () => void): () => void {
  watching.add(look)
  return () => watching.delete(look)
}

function show(now: readonly Sending[]): void {
  sending = now
  for (const look of watching) look()
  // The browser asks before leaving a page whose uploads would be aborted.
  const isBusy = sending.some(({ fault }) => fault === null)
  if (isBusy) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
