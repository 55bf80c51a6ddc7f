import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { kidsVisit, noteKidsVisit } from './kids-visit.ts'
import styles from './kids-notice.module.css'

/** Tells once that the device is now locked, and offers to stay without the lock, by PIN. @spec decisions 5.3 */
export function KidsNotice() {
  const { locked } = useTextsOf(kidsTexts)
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(kidsVisit() === 'locked' || kidsVisit() === 'asking'), [])
  if (!isShown) return null
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>{locked.text}</p>
      <Link
        to="."
        search={(now) => ({ ...now, modal: 'kids-pin' as const })}
        resetScroll={false}
        preload={false}
        className={styles.choice}
        onClick={() => noteKidsVisit('asking')}
      >
        {locked.notNow}
      </Link>
      <button
        type="button"
        className={styles.choice}
        onClick={() => {
          noteKidsVisit(null)
          setShown(false)
        }}
      >
        {locked.close}
      </button>
    </div>
  )
}
