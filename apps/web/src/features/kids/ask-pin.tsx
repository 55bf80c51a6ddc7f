import { useSite } from '../../api/asker.ts'
import { PinForm } from '../../forms/pin/pin-form.tsx'
import styles from '../../ui/modal/question.module.css'
import { toggleByPin, type LockQuestionProps } from './kids-lock.ts'

/** Asks for the PIN to lock or unlock this device. */
export function AskPin({ words, message, onSettled, onForgotten }: LockQuestionProps) {
  const { isKidLocked } = useSite()
  return (
    <PinForm
      text={<p className={styles.text}>{isKidLocked ? words.leaveText : words.enterText}</p>}
      submit={isKidLocked ? words.unlock : words.lock}
      message={message}
      onPin={async (pinCode) => {
        const outcome = await toggleByPin(pinCode, words)
        onSettled(outcome)
        return outcome.done
      }}
    >
      <button type="button" className={styles.link} onClick={onForgotten}>
        {words.forgotten}
      </button>
    </PinForm>
  )
}
