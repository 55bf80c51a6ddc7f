/** The uploads in progress; they continue across screens, until the page itself is left. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { uploadsQuery } from '../../api/queries.ts'
import { type Found, sendFile, type Sending } from '../../api/sender.ts'

const AT_ONCE = 2

let sending: readonly Sending[] = []
const queue: Found[] = []
const watching = new Set<() => void>()
let running = 0
/** Files queued or being sent, and the uploads that files became, by the key of a file. */
const underWay = new Set<string>()
const became = new Map<string, string>()

/** `send` leaves out files that are being sent or already wait, and returns how many it left out. */
export function useSending(): {
  sending: readonly Sending[]
  send: (files: readonly Found[]) => number
  /** Removes a failed upload from the list. */
  dismiss: (path: string) => void
} {
  const queryClient = useQueryClient()
  const send = useCallback(
    (found: readonly Found[]) => {
      const files = withoutKnown(queryClient, found)
      const added = files.map(({ path, file }) => ({ path, bytes: file.size, sent: 0, fault: null }))
      const paths = new Set(added.map(({ path }) => path))
      show([...sending.filter(({ path }) => !paths.has(path)), ...added])
      for (const each of files) underWay.add(identityOf(each))
      queue.push(...files)
      while (running < AT_ONCE && queue.length > 0) void work(queryClient)
      return found.length - files.length
    },
    [queryClient],
  )
  return { sending: useSyncExternalStore(watch, () => sending), send, dismiss }
}

function withoutKnown(queryClient: QueryClient, found: readonly Found[]): Found[] {
  const uploads = queryClient.getQueryData(uploadsQuery.queryKey)?.uploads ?? []
  const waiting = new Set(uploads.flatMap(({ id, state }) => (state === 'arrived' ? [id] : [])))
  const fresh = new Map(found.map((each) => [identityOf(each), each]))
  for (const identity of fresh.keys())
    if (underWay.has(identity) || waiting.has(became.get(identity) ?? '')) fresh.delete(identity)
  return [...fresh.values()]
}

function identityOf({ path, file }: Found): string {
  return [path, file.size, file.lastModified].join(':')
}

function dismiss(path: string): void {
  show(sending.filter((each) => each.path !== path || each.fault === null))
}

async function work(queryClient: QueryClient): Promise<void> {
  running += 1
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path } = next
    const change = (facts: Partial<Sending>) =>
      show(sending.map((each) => (each.path === path ? { ...each, ...facts } : each)))
    const sent = await sendFile(next, (bytes) => change({ sent: bytes })).catch(() => ({ fault: '' }))
    if ('id' in sent) became.set(identityOf(next), sent.id)
    await queryClient.invalidateQueries({ queryKey: ['uploads'] })
    underWay.delete(identityOf(next))
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
