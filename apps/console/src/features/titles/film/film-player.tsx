/** Plays a title's trailer or film for an editor. The player library is loaded on first use. */
import { type RefObject, useEffect, useState } from 'react'
import { manifestAddress } from '../../../api/media-address.ts'
import { useTexts } from '../../../texts/language.tsx'
import form from '../../../ui/form.module.css'
import styles from './film-player.module.css'

type FilmPlayerProps = {
  asset: { id: string; isSound?: boolean }
  /** The accessible name, if not the title's own. */
  label?: string
  video: RefObject<HTMLVideoElement | null>
}

export function FilmPlayer({ asset: { id: asset, isSound = false }, label, video }: FilmPlayerProps) {
  const { film: words } = useTexts()
  const [broken, setBroken] = useState<string | null>(null)
  useEffect(() => {
    const { current: media } = video
    const stopping = new AbortController()
    const onBroken = () => setBroken(asset)
    if (media) void feed(media, manifestAddress(asset), { signal: stopping.signal, onBroken })
    return () => stopping.abort()
  }, [asset, video])
  return (
    <>
      <video
        ref={video}
        className={isSound ? styles.sound : styles.player}
        controls
        playsInline
        preload="metadata"
        aria-label={label ?? (isSound ? words.sound : words.player)}
      >
        {/* Browsers do not display this track: the text of the film is written beside the player. */}
        <track kind="captions" />
      </video>
      {broken === asset && (
        <p className={form.failure} role="alert">
          {words.broken}
        </p>
      )}
    </>
  )
}

async function feed(
  media: HTMLVideoElement,
  address: string,
  { signal, onBroken }: { signal: AbortSignal; onBroken: () => void },
): Promise<void> {
  const { default: Hls } = await import('hls.js')
  if (signal.aborted) return
  if (!Hls.isSupported()) {
    media.src = address
    media.addEventListener('error', onBroken, { signal })
    signal.addEventListener('abort', () => media.removeAttribute('src'))
    return
  }
  // hls.js creates its worker from a blob, which the page's policy refuses.
  const player = new Hls({ enableWorker: false, maxBufferLength: 20 })
  signal.addEventListener('abort', () => player.destroy())
  player.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onBroken()
  })
  player.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, () => {
    player.subtitleTrack = -1
  })
  player.loadSource(address)
  player.attachMedia(media)
}
