import type { YouthAge } from '@quintet/domain/youth/youth-hours'
import { useSite } from '../../api/asker.ts'
import { youthTexts } from '../../texts/youth.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from './play-actions.module.css'

/** When a title rated 16 or 18 can be played; nothing for other titles. */
export function YouthNote({ age }: { age: YouthAge | undefined }) {
  const { note } = useTextsOf(youthTexts)
  const { youthProtection: ways } = useSite()
  return age === undefined || ways === 'off' ? null : <p className={styles.note}>{note[ways](age)}</p>
}
