import { useEffect, useState, type ReactNode } from 'react'
import { usePreferences } from '../preferences/use-preferences.ts'
import styles from './caption-layer.module.css'
import { cuesAt, cueTree, type Cue, type CueNode } from './parse-vtt.ts'

type CaptionLayerProps = {
  video: HTMLVideoElement
  cues: readonly Cue[]
  offset: number
  language: string
}

/** Subtitles rendered by us over the picture, so that the member can style them and controls never cover them. */
export function CaptionLayer({ video, cues, offset, language }: CaptionLayerProps) {
  const shown = useShownCues(video, cues, offset)
  return (
    <CaptionFrame>
      {(['top', 'bottom'] as const).map((place) => (
        <div key={place} className={styles.place} data-place={place} lang={language} dir="auto">
          {shown
            .filter(({ isAtTop }) => isAtTop === (place === 'top'))
            .map((cue) => (
              <p key={`${cue.start} ${cue.text}`} className={styles.cue}>
                <span className={styles.words}>{cueTree(cue.text).map(toElement)}</span>
              </p>
            ))}
        </div>
      ))}
    </CaptionFrame>
  )
}

/** A sample line in the member's style, for the style settings. */
export function CaptionSample({ children }: { children: string }) {
  return (
    <CaptionFrame isSample>
      <p className={styles.cue}>
        <span className={styles.words}>{children}</span>
      </p>
    </CaptionFrame>
  )
}

function CaptionFrame({ isSample = false, children }: { isSample?: boolean; children: ReactNode }) {
  const { captionSize, captionColour, captionBackground } = usePreferences()
  return (
    <div
      className={isSample ? styles.sample : styles.layer}
      data-captions={isSample ? 'sample' : 'film'}
      data-size={captionSize}
      data-colour={captionColour}
      data-background={captionBackground}
    >
      {children}
    </div>
  )
}

// Updates with every frame, not four times a second like `timeupdate`, to stay in sync with the lips.
function useShownCues(video: HTMLVideoElement, cues: readonly Cue[], offset: number): readonly Cue[] {
  const [shown, setShown] = useState<readonly Cue[]>([])
  useEffect(() => {
    let frame = 0
    const look = () => {
      const next = cuesAt(cues, video.currentTime - offset)
      setShown((now) =>
        now.length === next.length && now.every((cue, place) => cue === next[place]) ? now : next,
      )
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [video, cues, offset])
  return shown
}

function toElement(node: CueNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.map(toElement)
  switch (node.tag) {
    case 'i':
      return <i key={key}>{children}</i>
    case 'b':
      return <b key={key}>{children}</b>
    case 'u':
      return <u key={key}>{children}</u>
    default:
      return (
        <span key={key} title={node.speaker}>
          {children}
        </span>
      )
  }
}
