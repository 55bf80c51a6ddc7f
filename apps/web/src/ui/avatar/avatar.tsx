import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { firstLetter } from '../../texts/format.ts'
import styles from './avatar.module.css'

/** A profile's first letter, in a colour determined by its place in the household. */
export function Avatar({ name, place }: { name: string; place: number }) {
  return (
    <span className={styles.avatar} data-vertical={VERTICALS[place % VERTICALS.length]} aria-hidden="true">
      {firstLetter(name)}
    </span>
  )
}
