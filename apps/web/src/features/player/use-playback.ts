/** One running stream: started, kept alive by heartbeats, ended on closing. @spec decisions 4 */
import { reportPosition } from '@quintet/contracts/playback'
import type { RunningStream } from '@quintet/contracts/problems'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, callOnLeave, isProblem } from '../../api/call.ts'
import type { PlayRequest } from '../../api/play.ts'
import { useSite } from '../../api/use-asker.ts'
import { endStream, openSource, type Source } from './ahead.ts'
import { dropPosition, keepPosition, sendKeptPositions } from './kept-positions.ts'

export type PlaybackProblem =
  | 'ended'
  | 'not_playable'
  | 'no_subscription'
  | 'rental_required'
  | 'not_available_here'
  | 'unauthenticated'
  | 'network'
  | 'other'

export type PlaybackState =
  | { status: 'starting' }
  | { status: 'running'; source: Source; startAt: number }
  | { status: 'too_many'; streams: readonly RunningStream[] }
  | { status: 'failed'; problem: PlaybackProblem }

export type PlaybackControl = {
  state: PlaybackState
  /** Says where the player stands; goes out with the next heartbeat, or at once. */
  report: (position: number, isUrgent: boolean) => void
  restart: () => void
}

/** `ahead` gives what was made ready for the title before it was asked for. */
export function usePlayback(
  { item, startAt: wishedStart }: PlayRequest,
  ahead?: () => Promise<Source | null> | null,
): PlaybackControl {
  const { productId } = useSite()
  const cache = useQueryClient()
  const [state, setState] = useState<PlaybackState>({ status: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const position = useRef<number | null>(null)
  const send = useRef<(isLeaving: boolean) => Promise<void>>(async () => {})
  const takeAhead = useRef(ahead)
  const playable = useRef(item)
  useEffect(() => {
    takeAhead.current = ahead
    playable.current = item
  })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setInterval> | undefined
    let streamId: string | null = null
    let sequence = 0
    position.current = null
    setState({ status: 'starting' })

    send.current = async (isLeaving) => {
      if (streamId === null || position.current === null) return
      const body = { position: position.current, sequence: sequence++, at: new Date().toISOString() }
      const event = { streamId, ...body }
      keepPosition(event)
      try {
        await (isLeaving ? callOnLeave : call)(reportPosition, { params: { id: streamId }, body })
        dropPosition(event)
      } catch (error) {
        const isEnded = isProblem(error, 'stream_ended') || isProblem(error, 'unknown_stream')
        if (isEnded) dropPosition(event)
        if (isEnded && !isOver && !isLeaving) setState({ status: 'failed', problem: 'ended' })
      }
    }
    const sendNow = () => void send.current(false)
    const sendLast = () => void send.current(true)
    const onVisibility = () => document.hidden && sendLast()
    const onOnline = () => void sendKeptPositions()

    const run = (source: Source) => {
      streamId = source.streamId
      if (isOver) return endStream(streamId)
      setState({ status: 'running', source, startAt: wishedStart ?? source.startAt })
      if (playable.current.type === 'GAME') position.current = 0
      clearInterval(timer)
      if (streamId !== null) timer = setInterval(sendNow, source.heartbeatSeconds * 1000)
      return undefined
    }
    const start = async () => {
      // What was made ready plays at once, and is announced meanwhile: it may have had to give way.
      const prepared = (await takeAhead.current?.()) ?? null
      if (prepared) run(prepared)
      if (prepared?.streamId === null) return
      const prior = prepared?.streamId
      const source = await openSource(playable.current, productId, prior ? { prepared: prior } : {})
      if (source.streamId !== prior) run(source)
    }
    start().catch((error: unknown) => {
      if (!isOver) setState(stateOf(error))
    })
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', sendLast)
    addEventListener('online', onOnline)

    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', sendLast)
      removeEventListener('online', onOnline)
      // The last position first: an ended stream takes none.
      const ending = streamId
      void send.current(true).then(() => endStream(ending))
      // What was watched shows in the continue row and on the title's page.
      if (playable.current.type !== 'TRAILER')
        for (const key of ['continue', 'history', 'progress'])
          void cache.invalidateQueries({ queryKey: [key] })
    }
  }, [item.id, item.type, wishedStart, productId, attempt, cache])

  const report = useCallback((seconds: number, isUrgent: boolean) => {
    position.current = seconds
    if (isUrgent) void send.current(false)
  }, [])
  return { state, report, restart: useCallback(() => setAttempt((count) => count + 1), []) }
}

const KNOWN = [
  'not_playable',
  'no_subscription',
  'rental_required',
  'not_available_here',
  'unauthenticated',
] as const

function stateOf(error: unknown): PlaybackState {
  if (isProblem(error, 'too_many_streams')) return { status: 'too_many', streams: error.details.streams }
  if (isProblem(error, 'unknown_content')) return { status: 'failed', problem: 'not_available_here' }
  if (error instanceof TypeError) return { status: 'failed', problem: 'network' }
  return { status: 'failed', problem: KNOWN.find((code) => isProblem(error, code)) ?? 'other' }
}
