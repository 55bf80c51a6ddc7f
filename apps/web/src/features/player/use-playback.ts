/** One running stream: started, kept alive by heartbeats, ended on closing. @spec decisions 4 */
import { endPlayback, reportPosition, startPlayback, type Playback } from '@quintet/contracts/playback'
import { getTrailer } from '@quintet/contracts/playback'
import type { RunningStream } from '@quintet/contracts/problems'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, callOnLeave, isProblem } from '../../api/call.ts'
import type { PlayRequest } from '../../api/play.ts'
import { useSite } from '../../api/use-asker.ts'

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
  | { status: 'running'; playback: Pick<Playback, 'manifest' | 'embedscript' | 'chapters'>; startAt: number }
  | { status: 'too_many'; streams: readonly RunningStream[] }
  | { status: 'failed'; problem: PlaybackProblem }

/** A little before the kept place, so that one finds back into it. */
const RESUME_LEAD_SECONDS = 3

export type PlaybackControl = {
  state: PlaybackState
  /** Says where the player stands; goes out with the next heartbeat, or at once. */
  report: (position: number, isUrgent: boolean) => void
  restart: () => void
}

export function usePlayback({ item, startAt: wishedStart }: PlayRequest): PlaybackControl {
  const { productId } = useSite()
  const cache = useQueryClient()
  const [state, setState] = useState<PlaybackState>({ status: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const position = useRef<number | null>(null)
  const send = useRef<(isLeaving: boolean) => Promise<void>>(async () => {})

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setInterval> | undefined
    let streamId: string | null = null
    let sequence = 0
    position.current = null
    setState({ status: 'starting' })

    // The last position first: an ended stream takes none.
    const end = (lastWord: Promise<unknown> = Promise.resolve()) => {
      const id = streamId
      streamId = null
      if (id === null) return
      lastWord
        .then(() => callOnLeave(endPlayback, { params: { id } }))
        .catch(() => {
          // A stream that cannot be ended ends by itself within a minute.
        })
    }

    send.current = async (isLeaving) => {
      if (streamId === null || position.current === null) return
      const body = { position: position.current, sequence: sequence++, at: new Date().toISOString() }
      try {
        await (isLeaving ? callOnLeave : call)(reportPosition, { params: { id: streamId }, body })
      } catch (error) {
        if (isOver || isLeaving) return
        if (isProblem(error, 'stream_ended') || isProblem(error, 'unknown_stream'))
          setState({ status: 'failed', problem: 'ended' })
      }
    }
    const sendNow = () => void send.current(false)
    const sendLast = () => void send.current(true)
    const onVisibility = () => document.hidden && sendLast()

    const start = async () => {
      if (item.type === 'TRAILER') {
        const trailer = await call(getTrailer, { params: { productId, id: item.id } })
        if (!isOver) setState({ status: 'running', playback: { ...trailer, chapters: [] }, startAt: 0 })
        return
      }
      const playback = await call(startPlayback, { body: { contentId: item.id } })
      streamId = playback.id
      if (isOver) return end()
      const startAt = wishedStart ?? Math.max(0, playback.resumeAt - RESUME_LEAD_SECONDS)
      setState({ status: 'running', playback, startAt })
      if (item.type === 'GAME') position.current = 0
      timer = setInterval(sendNow, playback.heartbeatSeconds * 1000)
    }
    start().catch((error: unknown) => {
      if (!isOver) setState(stateOf(error))
    })
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', sendLast)

    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', sendLast)
      end(send.current(true))
      // What was watched shows in the continue row and on the title's page.
      if (item.type !== 'TRAILER') void cache.invalidateQueries({ queryKey: ['continue'] })
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
