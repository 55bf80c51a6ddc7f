import type { User } from '@quintet/contracts/user'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { useOpenModal } from '../../shell/use-modals.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { pinQuery } from '../../api/pin.queries.ts'
import { Agreements } from './agreements.tsx'
import { AppPasswords } from './app-passwords.tsx'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { Devices } from './devices.tsx'
import { Household } from './household.tsx'
import { LogIns } from './log-ins.tsx'
import { Notifications } from './notifications.tsx'
import { Spoilers } from './spoilers.tsx'

/** Password, kids PIN, notifications, household, devices, subscription and personal data. @spec accounts 2.12 */
export function SettingsSection({ me }: { me: User }) {
  const account = useTextsOf(accountTexts)
  const openModal = useOpenModal()
  const { data: pin } = useQuery(pinQuery(useAsker()))
  const isCancellable = me.subscription !== null && me.subscription.state !== 'ended' && me.cancelAt === null
  return (
    <>
      <Block title={account.password} text={account.changePassword.text}>
        <Button look="quiet" onClick={() => openModal('change-password')}>
          {account.changePassword.title}
        </Button>
      </Block>
      <LogIns me={me} />
      <Block title={account.pin.title} text={account.pin.text}>
        {pin && (
          <>
            <p className={styles.name}>{pin.isSet ? account.pin.isSet : account.pin.isNotSet}</p>
            <Button look="quiet" onClick={() => openModal('kids-password')}>
              {pin.isSet ? account.pin.change : account.pin.set}
            </Button>
          </>
        )}
      </Block>
      <Notifications me={me} />
      <Household me={me} />
      <Spoilers me={me} />
      <Devices />
      <AppPasswords />
      {isCancellable && (
        <Block title={account.membership.title}>
          <Button look="quiet" onClick={() => openModal('cancel-subscription')}>
            {account.membership.cancel}
          </Button>
        </Block>
      )}
      <Agreements />
      <Block title={account.data.title} text={account.data.exportText}>
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => openModal('export-data')}>
            {account.data.export}
          </Button>
          <Button
            look="quiet"
            {...(styles.danger ? { className: styles.danger } : {})}
            onClick={() => openModal('erase-account')}
          >
            {account.data.erase}
          </Button>
        </div>
      </Block>
    </>
  )
}
