import { useQuery } from '@tanstack/react-query'
import { openYouthTitles } from '@quintet/contracts/kids-lock'
import { useState } from 'react'
import { useAsker } from '../../../api/asker.ts'
import { call } from '../../../api/call.ts'
import { pinQuery } from '../../../api/pin.queries.ts'
import { explainPin } from '../../../forms/pin/explain-pin.ts'
import { PinForm } from '../../../forms/pin/pin-form.tsx'
import { useOpenModal } from '../../../shell/use-modals.ts'
import { formatClock } from '../../../texts/format-details.ts'
import { kidsTexts } from '../../../texts/kids.ts'
import { youthTexts } from '../../../texts/youth.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { YouthRefusal } from '../store/state.ts'
import styles from './player-message.module.css'

type YouthMessageProps = { refusal: YouthRefusal; onOpened: () => void }

/** Tells when a title rated 16 or 18 can be played, and asks for the PIN that unlocks it now. @spec decisions 14.40 */
export function YouthMessage({ refusal: { age, opensAt, pin }, onOpened }: YouthMessageProps) {
  const texts = useTexts()
  const words = useTextsOf(youthTexts)
  const asker = useAsker()
  const openModal = useOpenModal()
  // After setting a PIN in the dialog above this message, the member continues here.
  const { data: known } = useQuery({ ...pinQuery(asker), enabled: pin === 'set' })
  const isPinSet = pin === 'enter' || (pin === 'set' && known?.isSet === true)
  const time = opensAt === null ? null : formatClock(opensAt, texts)
  return (
    <div className={styles.message} role="alert">
      <p className={styles.cause}>{words.cause(age)}</p>
      <p>{time === null ? words.byPin : pin === null ? words.byHours(time) : words.byEither(time)}</p>
      {isPinSet && <EnterPin onOpened={onOpened} />}
      {pin === 'set' && !isPinSet && (
        <>
          <p>{words.setFirst}</p>
          <Button look="light" onClick={() => openModal('kids-password')}>
            {words.setPin}
          </Button>
        </>
      )}
    </div>
  )
}

function EnterPin({ onOpened }: { onOpened: () => void }) {
  const words = useTextsOf(youthTexts)
  const { pin: pinWords } = useTextsOf(kidsTexts)
  const [message, setMessage] = useState('')
  return (
    <PinForm
      isNight
      submit={words.play}
      message={message}
      onPin={async (pinCode) => {
        try {
          await call(openYouthTitles, { body: { pinCode } })
          onOpened()
          return true
        } catch (error) {
          setMessage(explainPin(error, 'pin', { ...pinWords, ...words.pin }).message)
          return false
        }
      }}
    >
      <p className={styles.code}>{words.lasts}</p>
    </PinForm>
  )
}
