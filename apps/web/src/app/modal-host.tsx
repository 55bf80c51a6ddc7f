import { lazyPart } from '../shell/load-part.ts'
import { useModalName } from '../shell/use-modals.ts'

const SessionModal = lazyPart(async () => (await import('../features/log-in/session-modal.tsx')).SessionModal)

const SignUpModal = lazyPart(async () => (await import('../features/sign-up/sign-up-modal.tsx')).SignUpModal)

const AccountModal = lazyPart(
  async () => (await import('../features/account/account-modal.tsx')).AccountModal,
)

const KidsModal = lazyPart(async () => (await import('../features/kids/kids-modal.tsx')).KidsModal)

const ProfileChooser = lazyPart(
  async () => (await import('../features/profiles/profile-chooser.tsx')).ProfileChooser,
)

/** Renders the open modal; each is loaded when first opened. */
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
