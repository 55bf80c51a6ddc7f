import { listeningTexts } from '../../../texts/listening.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import styles from './audio-bar.module.css'
import type { Listening } from './use-listening.ts'

/** Offers to continue the queue of another device or window here. */
export function GoOnNote({ listening: { state, store } }: { listening: Listening }) {
  const words = useTextsOf(listeningTexts)
  if (state.is !== 'waiting' || state.elsewhere === null) return null
  return (
    <button type="button" className={styles.back} onClick={store.goOn}>
      {words.goOnHere}
    </button>
  )
}
