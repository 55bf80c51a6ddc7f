import styles from './skeleton.module.css'

/** A row that is still on its way, in its final shape. */
export function RowSkeleton({ shape }: { shape: 'portrait' | 'square' | 'landscape' }) {
  return (
    <div className={styles.row} aria-hidden="true">
      <div className={styles.heading} />
      <div className={styles.track} data-shape={shape}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.card} />
        ))}
      </div>
    </div>
  )
}
