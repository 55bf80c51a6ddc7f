import { preload } from 'react-dom'
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
  hasPlaceholder?: boolean
  /** Made by the app where it is about to be seen: fetched at once, since waiting until it is near costs as much again. */
  isNear?: boolean
  /** A media query: where it holds, the picture is loaded before the others; elsewhere after words and fonts, in its turn. */
  firstWhere?: string
}

const FIRST = { fetchPriority: 'high', decoding: 'sync' } as const
const AT_ONCE = { decoding: 'async' } as const
const ONCE_NEAR = { loading: 'lazy', decoding: 'async' } as const

/** The colours of a vertical, where a picture is missing or has not arrived. */
export const ground = styles.ground

/** A picture in a frame of its own, which fills its parent; the parent owns the shape. */
export function Picture({ className, ...images }: PictureProps & { className?: string | undefined }) {
  return (
    <span className={[styles.frame, ground, className].filter(Boolean).join(' ')}>
      <Images {...images} />
    </span>
  )
}

/** A picture over its own placeholder, a few pixels drawn large; both fill their parent. */
export function Images({
  picture,
  sizes,
  alt,
  isFirst = false,
  hasPlaceholder = true,
  isNear = false,
  firstWhere,
}: PictureProps) {
  const tiny = hasPlaceholder ? picture?.tiny : undefined
  const largest = picture?.sizes.at(-1)
  const choice = picture?.sizes.map(([address, width]) => `${address} ${width}w`).join(', ')
  if (firstWhere && largest && choice)
    preload(largest[0], {
      as: 'image',
      imageSrcSet: choice,
      imageSizes: sizes,
      fetchPriority: 'high',
      media: firstWhere,
    })
  return (
    <>
      {/* An element of its own where the page's markup has it, in which styles are not allowed. */}
      {tiny && !isNear && <img className={styles.image} src={tiny} alt="" aria-hidden="true" />}
      {picture && largest && (
        <img
          className={styles.image}
          style={tiny && isNear ? { backgroundImage: `url("${tiny}")` } : undefined}
          src={largest[0]}
          srcSet={choice}
          sizes={sizes}
          alt={alt}
          {...(isFirst ? FIRST : isNear ? AT_ONCE : ONCE_NEAR)}
        />
      )}
    </>
  )
}
