import { theBrand } from './brand.ts'
import styles from './logo.module.css'
import { Mark } from './mark.tsx'

/** Mark and word mark side by side, in the colour of the text around them. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark className={styles.mark} />
      <span className={styles.word}>{theBrand().name}</span>
    </span>
  )
}
