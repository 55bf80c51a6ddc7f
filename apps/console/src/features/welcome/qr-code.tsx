import { encode } from 'uqr'
import styles from './welcome-page.module.css'

const QUIET = 2

/** A text as a QR code; dark on light in every theme, as scanners need it. Hidden from screen readers: the secret is written beside it. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  const side = size + QUIET * 2
  return (
    <svg className={styles.picture} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} aria-hidden="true">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
