import type { PictureSource } from '../../api/card.ts'
import styles from './picture.module.css'

type PictureProps = {
  picture: PictureSource | undefined
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string
  /** Empty where a text beside it says the same. */
  alt: string
  /** The page's largest picture, loaded before the others. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture over its own placeholder, a few pixels drawn large; it fills its parent, which owns the shape. */
export function Picture({ picture, sizes, alt, isFirst = false, className }: PictureProps) {
  const largest = picture?.sizes.at(-1)
  return (
    <span className={[styles.frame, className].filter(Boolean).join(' ')}>
      {picture?.tiny && <img className={styles.image} src={picture.tiny} alt="" aria-hidden="true" />}
      {picture && largest && (
        <img
          className={styles.image}
          src={largest[0]}
          srcSet={picture.sizes.map(([address, width]) => `${address} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      )}
    </span>
  )
}
