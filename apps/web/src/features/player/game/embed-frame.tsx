import type { Ref } from 'react'
import { useSite } from '../../../api/asker.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import styles from './embed-frame.module.css'
import { frameAddress } from './frame-address.ts'

/** Shows third-party code in a frame of another origin, without the page's privileges. @spec decisions 4.28 */
export function EmbedFrame({
  embedscript,
  title,
  ref,
}: {
  embedscript: string
  title: string
  ref: Ref<HTMLIFrameElement>
}) {
  const words = useTextsOf(playbackTexts)
  const { embedOrigin } = useSite()
  const address = frameAddress(embedscript, embedOrigin)
  if (address === null) return null
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      src={address}
      title={words.frame(title)}
      sandbox="allow-scripts allow-pointer-lock allow-presentation"
      referrerPolicy="no-referrer"
      allow="autoplay; fullscreen; gamepad; encrypted-media"
      onLoad={(event) => event.currentTarget.focus()}
    />
  )
}
