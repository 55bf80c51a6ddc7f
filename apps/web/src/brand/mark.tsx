import { theBrand } from './brand.ts'
import styles from './mark.module.css'

/** The mark in the surrounding text's colour; in its own colours as the icon. */
export function Mark({
  className = '',
  hasColours = false,
}: {
  className?: string | undefined
  hasColours?: boolean
}) {
  if (hasColours)
    return (
      <img className={className} src={theBrand().files.icon} alt="" width={48} height={48} loading="lazy" />
    )
  return <span className={`${styles.mark} ${className}`} aria-hidden="true" />
}
