import { MODALS, type ModalName } from '../../shell/modals.ts'
import { useSite } from '../../api/asker.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { useCloseModal, useOpenModal } from '../../shell/use-modals.ts'
import { ForgottenForm } from './forgotten-form.tsx'
import { LogInStep, WelcomeStep } from './log-in-steps.tsx'
import { ResetForm } from './reset-form.tsx'
import { useReturnAddress } from '../../session/return-address.ts'

type Step = Extract<ModalName, 'login-or-sign-up' | 'login' | 'forgotten-password' | 'reset-password'>

/** The steps choose, log in, forgotten password and new password by mailed link. @spec accounts 2.6 */
export function SessionModal({ step }: { step: Step }) {
  const texts = useTexts()
  const session = useTextsOf(sessionTexts)
  const openModal = useOpenModal()
  const go = (next: Step) => openModal(next, true)
  const to = useReturnAddress()
  // Under the kids lock there is no modal to go back to: log-in is a page of its own.
  const hasBack = !useSite().isKidLocked && step === 'forgotten-password'
  const titles: Record<Step, string> = {
    'login-or-sign-up': session.choice.title,
    login: texts.titles.logIn,
    'forgotten-password': session.forgot.title,
    'reset-password': session.newPassword.title,
  }
  return (
    <Modal
      title={titles[step]}
      level={MODALS[step].level}
      step={step}
      onBack={hasBack ? () => go('login') : undefined}
      onClose={useCloseModal()}
    >
      {step === 'login-or-sign-up' && (
        <WelcomeStep to={to} onSignUp={() => openModal('sign-up', true)} onLogIn={() => go('login')} />
      )}
      {step === 'login' && (
        <LogInStep
          to={to}
          onSignUp={() => openModal('sign-up', true)}
          onForgotten={() => go('forgotten-password')}
        />
      )}
      {step === 'forgotten-password' && <ForgottenForm />}
      {step === 'reset-password' && <ResetForm onAskAgain={() => go('forgotten-password')} />}
    </Modal>
  )
}
