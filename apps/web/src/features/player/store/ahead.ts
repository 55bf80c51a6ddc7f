/**
 * Preloads before the user presses Play: the stream, its playlists, key and first segments, in a screen that the player takes over. One
 * title at a time; unused, it expires by itself. @spec decisions 4.29
 */
import type { Playable } from '../../../playing/play-request.ts'
import { savesData } from '../../../playing/saves-data.ts'
import { preferencesNow } from '../preferences/preferences.ts'
import { arrivedNow, keepArrived, type Ready } from './arrived.ts'
import { endStream, openSource } from './open-source.ts'
import { makeVideoScreen } from './screen.ts'

const REST_MS = 90
/** When unused, the stream is ended: while waiting it takes up one of the account's streams. */
const LAPSE_MS = 20_000

export type Ahead = {
  /** Preloads once the intent has lasted a moment, or at once if the button is pressed; the returned function cancels the intent. */
  prepare: (item: Playable, isPressed: boolean) => () => void
  /** Returns what was preloaded for this title; the caller owns it from now on. A preload of another title is dropped. */
  take: (item: Playable) => Ready | null
  drop: () => void
}

type News = { began: (item: Playable) => void; lapsed: () => void }

export function makeAhead(productId: () => number, news: News): Ahead {
  let made: Ready | null = null
  const readyNow = () => made ?? arrivedNow()
  const isReadyFor = ({ id, type }: Playable) => readyNow()?.id === id && readyNow()?.type === type
  const release = (): Ready | null => {
    const released = readyNow()
    made = null
    keepArrived(null)
    released?.release()
    return released
  }
  const drop = () => {
    const dropped = release()
    if (!dropped) return
    dropped.screen.engine.destroy()
    void dropped.source.then((opened) => endStream(opened?.streamId ?? null))
  }
  const begin = (item: Playable) => {
    drop()
    const lapse = setTimeout(() => {
      drop()
      news.lapsed()
    }, LAPSE_MS)
    made = makeReady(item, productId(), () => clearTimeout(lapse))
    news.began(item)
  }
  return {
    prepare(item, isPressed) {
      const isFilm = item.type === 'VIDEO' || item.type === 'TRAILER'
      if (!isFilm || isReadyFor(item) || preferencesNow().savesData || savesData()) return () => {}
      if (isPressed) {
        begin(item)
        return () => {}
      }
      const rest = setTimeout(() => begin(item), REST_MS)
      return () => clearTimeout(rest)
    },
    take(item) {
      if (isReadyFor(item)) return release()
      drop()
      return null
    },
    drop,
  }
}

function makeReady({ id, type }: Playable, productId: number, release: () => void): Ready {
  const screen = makeVideoScreen()
  const source = openSource({ id, type }, productId, { prepare: true }).catch(() => null)
  const load = async () => {
    const opened = await source
    // Also if the player has taken it over in the meantime, so that loading need not wait for its rendering.
    if (opened) screen.engine.load(opened, { startAt: opened.startAt, isAhead: true })
  }
  return { id, type, source, loaded: load(), screen, release }
}
