import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '../../api/asker.ts'
import { useReturnAddress } from '../../session/return-address.ts'
import { MODALS } from '../../shell/modals.ts'
import { useOpenModal } from '../../shell/use-modals.ts'
import { Modal, useCloseThisModal } from '../../ui/modal/modal.tsx'
import { Progress } from './progress.tsx'
import { StepBody, useStepTitle } from './step-body.tsx'
import { useWizard, type Wizard } from './use-wizard.ts'

/** The sign-up over the current page; with Stripe, on a page of its own. @spec accounts 2.7 */
export function SignUpModal() {
  return useSite().stripe ? <ToSignUpPage /> : <SignUpOver />
}

/** Only that page allows Stripe's form, and the policy is fixed when a page is loaded. */
function ToSignUpPage() {
  const to = useReturnAddress()
  const { step } = useSearch({ from: '__root__' })
  useEffect(() => {
    const search = new URLSearchParams({ ...(step ? { step } : {}), ...(to === '/' ? {} : { to }) })
    location.replace(search.size === 0 ? '/signup' : `/signup?${search.toString()}`)
  }, [to, step])
  return null
}

function SignUpOver() {
  const navigate = useNavigate()
  const openModal = useOpenModal()
  const wizard = useWizard({
    onEnd: () =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, modal: undefined, step: undefined }),
        replace: true,
        resetScroll: false,
      }),
    onChoice: () => openModal('login-or-sign-up', true),
  })
  const { step, back, mayClose, end } = wizard
  return (
    <Modal
      title={useStepTitle(wizard)}
      level={MODALS['sign-up'].level}
      step={step}
      isWide
      head={<Progress wizard={wizard} />}
      onBack={back}
      mayClose={mayClose}
      onClose={end}
    >
      <ModalStep key={step} wizard={wizard} />
    </Modal>
  )
}

function ModalStep({ wizard }: { wizard: Wizard }) {
  return <StepBody wizard={wizard} onClose={useCloseThisModal()} />
}
