import { MODALS, type ModalName } from '../../shell/modals.ts'
import { useCloseModal, useOpenModal } from '../../shell/use-modals.ts'
import { useSite } from '../../api/asker.ts'
import { accountTexts } from '../../texts/account.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { ForgottenKidsPassword } from './forgotten-kids-password.tsx'
import { LockModal } from './lock-modal.tsx'
import { SetPinOnly } from './set-pin.tsx'

type KidsModalName = Extract<ModalName, 'kids-pin' | 'kids-password' | 'kids-forgot-password'>

/** The dialogs kids PIN, kids password and kids forgot password. @spec accounts 2.8 */
export function KidsModal({ name }: { name: KidsModalName }) {
  const { pin } = useTextsOf(accountTexts)
  const { forgot } = useTextsOf(sessionTexts)
  const openModal = useOpenModal()
  const onClose = useCloseModal()
  const { isKidLocked } = useSite()
  const { level } = MODALS[name]
  if (name === 'kids-pin') return <LockModal level={level} onClose={onClose} />
  if (name === 'kids-password')
    return (
      <Modal title={pin.title} level={level} onClose={onClose}>
        <SetPinOnly />
      </Modal>
    )
  return (
    <Modal
      title={forgot.title}
      level={level}
      onBack={() => openModal(isKidLocked ? 'kids-pin' : 'kids-password', true)}
      onClose={onClose}
    >
      <ForgottenKidsPassword />
    </Modal>
  )
}
