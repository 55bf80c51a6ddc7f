import { lazy } from 'react'
import { useModalName } from '../api/use-modals.ts'

const SessionModal = lazy(async () => ({
  default: (await import('../features/session/session-modal.tsx')).SessionModal,
}))

const SignUpModal = lazy(async () => ({
  default: (await import('../features/sign-up/sign-up-modal.tsx')).SignUpModal,
}))

const AccountModal = lazy(async () => ({
  default: (await import('../features/account/account-modal.tsx')).AccountModal,
}))

const KidsModal = lazy(async () => ({
  default: (await import('../features/kids/kids-modal.tsx')).KidsModal,
}))

const ProfileChooser = lazy(async () => ({
  default: (await import('../features/profiles/profile-chooser.tsx')).ProfileChooser,
}))

/** Where modals appear; each is loaded when it is opened. */
export function ModalHost() {
  const modal = useModalName()
  switch (modal) {
    case 'login-or-sign-up':
    case 'login':
    case 'forgotten-password':
    case 'reset-password':
      return <SessionModal step={modal} />
    case 'sign-up':
      return <SignUpModal />
    case 'profiles':
      return <ProfileChooser />
    case 'kids-pin':
    case 'kids-password':
    case 'kids-forgot-password':
      return <KidsModal name={modal} />
    case undefined:
      return null
    default:
      return <AccountModal name={modal} />
  }
}
