import styles from './song-names.module.css'

type SongNamesProps = {
  title: string
  byline: string | undefined
  /** True for the track that is playing. */ isNow: boolean
}

/** A row's song and artist, each on a line of its own that is truncated if long. */
export function SongNames({ title, byline, isNow }: SongNamesProps) {
  return (
    <span className={styles.names} data-now={isNow || undefined}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {byline !== undefined && (
        <span className={styles.byline} dir="auto">
          {byline}
        </span>
      )}
    </span>
  )
}
