import { lapsedTexts } from '../../texts/lapsed.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ContinueMembership } from '../../titles/continue-membership/continue-membership.tsx'
import type { Lapse } from '../../titles/continue-membership/use-lapse.ts'
import styles from './lapsed-note.module.css'

/** Tells a member whose membership has ended or pauses, with the way back one press away. @spec decisions 13.51 */
export function LapsedNote({ lapse }: { lapse: Lapse }) {
  const words = useTextsOf(lapsedTexts)
  return (
    <section className={styles.note} aria-labelledby="lapsed">
      <div className={styles.words}>
        <h2 className={styles.title} id="lapsed">
          {words.title[lapse]}
        </h2>
        <p>{words.text[lapse]}</p>
      </div>
      <ContinueMembership isLarge />
    </section>
  )
}
