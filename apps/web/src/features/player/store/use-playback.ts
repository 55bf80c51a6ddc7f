/** One running stream: started, kept alive by heartbeats, ended on closing. @spec decisions 4.22 */
import { reportPosition } from '@quintet/contracts/playback'
import type { RunningStream } from '@quintet/contracts/problems'
import { HEARTBEAT_SECONDS } from '@quintet/domain/streams'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, callOnLeave, isProblem } from '../../../api/call.ts'
import type { PlayRequest } from '../../../playing/play.ts'
import { useAsker } from '../../../api/asker.ts'
import { meQuery } from '../../../api/user.queries.ts'
import { endStream, openSource } from './ahead.ts'
import { dropPosition, keepPosition, nextSequence } from './kept-positions.ts'
import { holdLease } from '../engine/segment-leases.ts'
import type { Source } from './source.ts'

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
  | { status: 'running'; source: Source; startAt: number; staysPaused?: boolean }
  | { status: 'too_many'; streams: readonly RunningStream[] }
  | {
      status: 'failed'
      problem: PlaybackProblem
      /** Whether it ended because this device was not heard of. */
      wasSilent?: boolean
    }

/** Where the player stands, and how long the title is, in seconds. */
export type Place = { position: number; duration: number }

export type PlaybackControl = {
  state: PlaybackState
  /** Whether Play was answered. What was made ready may have ended before: until then, only the answer tells what follows. */
  isAnswered: boolean
  /** Says where the player stands; goes out with the next heartbeat, or at once. */
  report: (place: Place, isUrgent: boolean) => void
  restart: () => void
  /** Whether this device was not heard for so long that its stream ended by that alone: it slept, or was cut off. */
  wasSilent: () => boolean
  /** Starts again where it stood. */
  goOn: (from: Pause) => void
}

/** Where playing broke off. */
export type Pause = { position: number; isPaused: boolean }

/** Two heartbeats that did not arrive: the stream may be over by the third. */
const SILENCE_MS = 2 * HEARTBEAT_SECONDS * 1000

const isSilentSince = (heardAtMs: number) => Date.now() - heardAtMs > SILENCE_MS

/** Queries whose answers tell what was watched: the continue row, the title's page, its rental. */
const SHOW_WATCHED = ['continue', 'history', 'progress', 'rentals', 'item', 'children']

/** `ahead` gives what was made ready for the title before it was asked for. */
export function usePlayback(
  { item, startAt: wishedStart }: PlayRequest,
  ahead?: () => Promise<Source | null> | null,
): PlaybackControl {
  const asker = useAsker()
  const { productId } = asker.site
  const cache = useQueryClient()
  const [state, setState] = useState<PlaybackState>({ status: 'starting' })
  const [isAnswered, setAnswered] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [startedItem, setStartedItem] = useState(item)
  // While this renders: nothing may take what became of the last title for something of the next one.
  if (startedItem.id !== item.id) {
    setStartedItem(item)
    setState({ status: 'starting' })
  }
  const place = useRef<Place | null>(null)
  const heardAtMs = useRef(0)
  const goesOn = useRef<(Pause & { contentId: number }) | null>(null)
  const send = useRef<(isLeaving: boolean) => Promise<void>>(async () => {})
  const takeAhead = useRef(ahead)
  const playable = useRef(item)
  const profileId = useRef<string | undefined>(undefined)
  useEffect(() => {
    takeAhead.current = ahead
    playable.current = item
    profileId.current = cache.getQueryData(meQuery(asker).queryKey)?.profile.id
  })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setInterval> | undefined
    let streamId: string | null = null
    let manifest: string | undefined
    let hasAnswer = false
    const contentId = playable.current.id
    place.current = null
    setState({ status: 'starting' })
    setAnswered(false)

    send.current = async (isLeaving) => {
      if (streamId === null || place.current === null) return
      const { position, duration } = place.current
      const body = { position, sequence: nextSequence(), at: new Date().toISOString() }
      // A game has no place to come back to.
      const isKept = profileId.current !== undefined && duration > 0
      const event = { ...body, profileId: profileId.current ?? '', contentId, duration }
      if (isKept) keepPosition(event)
      try {
        const kept = await (isLeaving ? callOnLeave : call)(reportPosition, {
          params: { id: streamId },
          body,
        })
        heardAtMs.current = Date.now()
        holdLease(manifest, kept.segments)
        dropPosition(event)
      } catch (error) {
        // A stream that has ended keeps the place nevertheless.
        if (isProblem(error, 'stream_ended')) dropPosition(event)
        const isEnded = isProblem(error, 'stream_ended') || isProblem(error, 'unknown_stream')
        if (isEnded && hasAnswer && !isOver && !isLeaving)
          setState({ status: 'failed', problem: 'ended', wasSilent: isSilentSince(heardAtMs.current) })
      }
    }
    const sendNow = () => void send.current(false)
    const sendLast = () => void send.current(true)
    const onVisibility = () => document.hidden && sendLast()

    const run = (source: Source) => {
      streamId = source.streamId
      manifest = source.manifest
      if (isOver) return endStream(streamId)
      place.current = null
      heardAtMs.current = Date.now()
      const from = goesOn.current?.contentId === contentId ? goesOn.current : null
      goesOn.current = null
      const startAt = from?.position ?? wishedStart ?? source.startAt
      setState({ status: 'running', source, startAt, staysPaused: from?.isPaused === true })
      if (playable.current.type === 'GAME') place.current = { position: 0, duration: 0 }
      clearInterval(timer)
      if (streamId !== null) timer = setInterval(sendNow, source.heartbeatSeconds * 1000)
      return undefined
    }
    const start = async () => {
      // What was made ready plays at once, and is announced meanwhile: it may have had to give way.
      const prepared = (await takeAhead.current?.()) ?? null
      if (prepared) run(prepared)
      if (prepared?.streamId === null) return setAnswered(true)
      const prior = prepared?.streamId
      const source = await openSource(playable.current, productId, prior ? { prepared: prior } : {})
      hasAnswer = true
      if (source.streamId !== prior) run(source)
      if (!isOver) setAnswered(true)
    }
    const started = start().catch((error: unknown) => {
      streamId = null
      if (!isOver) setState(stateOf(error))
    })
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', sendLast)

    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', sendLast)
      // The last position first: an ended stream takes none.
      const ending = streamId
      const told = send.current(true)
      void told.then(() => endStream(ending))
      // Whoever closes at once has begun nevertheless: pages ask again once the service knows of both.
      const showWatched = async () => {
        await Promise.all([started, told])
        await Promise.all(SHOW_WATCHED.map((key) => cache.invalidateQueries({ queryKey: [key] })))
      }
      if (playable.current.type !== 'TRAILER') void showWatched()
    }
  }, [item.id, item.type, wishedStart, productId, attempt, cache])

  const restart = useCallback(() => setAttempt((count) => count + 1), [])
  const wasSilent = useCallback(() => isSilentSince(heardAtMs.current), [])
  const goOn = useCallback(
    (from: Pause) => {
      goesOn.current = { ...from, contentId: playable.current.id }
      // Not only once the effect begins: until then, one would read that it has ended.
      setState({ status: 'starting' })
      restart()
    },
    [restart],
  )
  const isCutOff = state.status === 'failed' && state.problem === 'network'
  useEffect(() => {
    if (!isCutOff) return undefined
    addEventListener('online', restart)
    return () => removeEventListener('online', restart)
  }, [isCutOff, restart])

  const report = useCallback((at: Place, isUrgent: boolean) => {
    place.current = at
    if (isUrgent) void send.current(false)
  }, [])
  return { state, isAnswered, report, restart, wasSilent, goOn }
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
