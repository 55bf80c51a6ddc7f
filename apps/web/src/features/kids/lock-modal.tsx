import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsker } from '../../api/asker.ts'
import { useOpenModal } from '../../shell/use-modals.ts'
import { meQuery } from '../../api/user.queries.ts'
import { enterWorld } from '../../shell/world.ts'
import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import styles from '../../ui/modal/question.module.css'
import { keepToast, showToast } from '../../ui/toast/toast-store.ts'
import { pinQuery } from '../../api/pin.queries.ts'
import { AskPassword } from './ask-password.tsx'
import { AskPin } from './ask-pin.tsx'
import { AskProvider } from './ask-provider.tsx'
import { toggleByPin, type LockOutcome, type LockStep, type PinTexts } from './kids-lock.ts'
import { leaveLock } from './kids-visit.ts'
import { SetPin } from './set-pin.tsx'

/** Asks for the PIN before locking and unlocking the device. @spec accounts 4.8 */
export function LockModal({ level, onClose }: { level: number; onClose: () => void }) {
  const kids = useTextsOf(kidsTexts)
  const asker = useAsker()
  const { isKidLocked, isMember } = asker.site
  const openModal = useOpenModal()
  const { data: pin } = useQuery({ ...pinQuery(asker), enabled: isMember && !isKidLocked })
  const { data: me } = useQuery({ ...meQuery(asker), enabled: isMember })
  const hasPassword = me?.hasPassword !== false
  const words = hasPassword ? kids.pin : { ...kids.pin, ...kids.pinWithoutPassword }
  const [asked, setAsked] = useState<{ step: LockStep; message: string } | null>(null)
  const step = asked?.step ?? firstStep({ isMember, isKidLocked, isSet: pin?.isSet })
  const go = (next: LockStep) => setAsked({ step: next, message: '' })
  const settle = (outcome: LockOutcome) => {
    if (outcome.done && isKidLocked) leaveLock()
    else if (outcome.done) enterWorld('/kids', { isLocked: true })
    else setAsked({ step: outcome.ask, message: outcome.message })
  }
  const lockWith = async (pinCode: string, message: string) => {
    const outcome = await toggleByPin(pinCode, words)
    // The locked area is a page of its own, which then shows the message.
    if (outcome.done) keepToast(message, 'success')
    else showToast(message, 'success')
    settle(outcome)
  }
  const hasPin = isKidLocked || pin?.isSet === true
  const AskOwner = hasPassword ? AskPassword : AskProvider
  const question = { words, message: asked?.message ?? '', onSettled: settle }
  return (
    <Modal
      title={titleOf(step, isKidLocked, words)}
      level={level}
      step={step}
      onBack={hasPin && (step === 'password' || step === 'new-pin') ? () => go('pin') : undefined}
      onClose={onClose}
    >
      {step === 'pin' && (
        <AskPin {...question} onForgotten={() => go(isKidLocked ? 'password' : 'new-pin')} />
      )}
      {step === 'password' && (
        <AskOwner {...question} onForgotten={() => openModal('kids-forgot-password', true)} />
      )}
      {step === 'new-pin' && <SetPin saveLabel={words.save} onSaved={lockWith} />}
      {step === 'log-in' && (
        <>
          <p className={styles.text}>{words.needsLogIn}</p>
          <ButtonLink to="/login" search={{ to: '/kids' }} isLarge data-first>
            {words.logIn}
          </ButtonLink>
        </>
      )}
    </Modal>
  )
}

/** Without a PIN, one is set first; whether there is one is not known until it has loaded. */
function firstStep(here: { isMember: boolean; isKidLocked: boolean; isSet: boolean | undefined }) {
  if (!here.isMember) return 'log-in'
  if (here.isKidLocked || here.isSet === true) return 'pin'
  return here.isSet === false ? 'new-pin' : 'wait'
}

function titleOf(step: LockStep, isKidLocked: boolean, words: PinTexts): string {
  if (step === 'new-pin') return words.setTitle
  return isKidLocked ? words.leaveTitle : words.enterTitle
}
