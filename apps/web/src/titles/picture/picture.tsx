import { preload } from 'react-dom'
import type { PictureSource } from '../../api/card.ts'
import styles from './picture.module.css'

type PictureProps = {
  picture: PictureSource | undefined
  /** The displayed width, from which the browser chooses a file. */
  sizes: string
  /** Empty if a text beside it says the same. */
  alt: string
  /** True for the page's largest picture, which is loaded before the others. */
  isFirst?: boolean
  hasPlaceholder?: boolean
  /** True if it is only rendered when about to become visible: it is fetched at once, since lazy loading would add the same delay again. */
  isNear?: boolean
  /** A media query: where it matches, the picture is loaded before the others; elsewhere in its turn, after text and fonts. */
  firstWhere?: string
}

const FIRST = { fetchPriority: 'high', decoding: 'sync' } as const
const AT_ONCE = { decoding: 'async' } as const
const ONCE_NEAR = { loading: 'lazy', decoding: 'async' } as const

/** The vertical's colours, shown while a picture is missing or loading. */
export const ground = styles.ground

/** A picture in a frame of its own that fills its parent; the parent determines the shape. */
export function Picture({ className, ...images }: PictureProps & { className?: string | undefined }) {
  return (
    <span className={[styles.frame, ground, className].filter(Boolean).join(' ')}>
      <Images {...images} />
    </span>
  )
}

/** A picture over its placeholder, which is a few pixels scaled up; both fill their parent. */
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
      {/* A separate element if it comes with the page's markup, where the policy forbids inline styles. */}
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
