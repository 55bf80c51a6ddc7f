import { useLocation } from '@tanstack/react-router'
import { MODALS, type ModalName } from '../../api/modals.ts'
import { useSite } from '../../api/use-asker.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { useCloseModal, useOpenModal } from '../../api/use-modals.ts'
import { ForgottenForm } from './forgotten-form.tsx'
import { LogInStep, WelcomeStep } from './log-in-steps.tsx'
import { ResetForm } from './reset-form.tsx'
import { safeReturn } from './safe-return.ts'

type Step = Extract<ModalName, 'login-or-sign-up' | 'login' | 'forgotten-password' | 'reset-password'>

/** Log in or sign up; log in; forgotten password; a new one by the link of the mail. @spec accounts 2 */
export function SessionModal({ step }: { step: Step }) {
  const texts = useTexts()
  const session = useTextsOf(sessionTexts)
  const openModal = useOpenModal()
  const go = (next: Step) => openModal(next, true)
  const to = useReturn()
  // Under the kids lock there is no modal to go back to: the log-in is a page.
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
      {step === 'login-or-sign-up' && <WelcomeStep to={to} onLogIn={() => go('login')} />}
      {step === 'login' && <LogInStep to={to} onForgotten={() => go('forgotten-password')} />}
      {step === 'forgotten-password' && <ForgottenForm />}
      {step === 'reset-password' && <ResetForm onAskAgain={() => go('forgotten-password')} />}
    </Modal>
  )
}

/** Where one is, without the modal; from the log-in page to where it leads. */
function useReturn(): string {
  return useLocation({
    select: ({ pathname, searchStr }) => {
      const parameters = new URLSearchParams(searchStr)
      const to = parameters.get('to')
      parameters.delete('modal')
      return safeReturn(to ?? (parameters.size === 0 ? pathname : `${pathname}?${parameters.toString()}`))
    },
  })
}
