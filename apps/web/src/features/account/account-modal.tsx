import { MODALS, type ModalName } from '../../shell/modals.ts'
import { useCloseModal } from '../../shell/use-modals.ts'
import { accountTexts } from '../../texts/account.ts'
import { appPasswordsTexts } from '../../texts/app-passwords.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import { ChangePassword } from './change-password.tsx'
import { EraseAccount } from './erase-account.tsx'
import { ExportData } from './export-data.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { NewAppPassword } from './new-app-password.tsx'

export type AccountModalName = Extract<
  ModalName,
  'change-password' | 'cancel-subscription' | 'logout' | 'erase-account' | 'export-data' | 'app-password'
>

/** The confirmation dialogs of the account area. @spec accounts 2.5 */
export function AccountModal({ name }: { name: AccountModalName }) {
  const account = useTextsOf(accountTexts)
  const appPasswords = useTextsOf(appPasswordsTexts)
  const onClose = useCloseModal()
  const titles: Record<AccountModalName, string> = {
    'change-password': account.changePassword.title,
    'cancel-subscription': account.membership.cancelTitle,
    logout: account.devices.everywhere,
    'erase-account': account.data.erase,
    'export-data': account.data.export,
    'app-password': appPasswords.add,
  }
  return (
    <Modal title={titles[name]} level={MODALS[name].level} onClose={onClose}>
      {name === 'change-password' && <ChangePassword />}
      {name === 'cancel-subscription' && <CancelSubscription />}
      {name === 'logout' && <LogOutEverywhere />}
      {name === 'erase-account' && <EraseAccount />}
      {name === 'export-data' && <ExportData />}
      {name === 'app-password' && <NewAppPassword />}
    </Modal>
  )
}
