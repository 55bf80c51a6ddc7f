import { endOneSession, type Session } from '@quintet/contracts/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { useTimeZone } from '../../shell/use-now.ts'
import { useOpenModal } from '../../shell/use-modals.ts'
import { formatMoment } from '../../texts/format.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { sessionsQuery } from './account.queries.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'

/** The account's sessions: last seen first, this one marked; each can be ended, or all. @spec decisions 2.4 */
export function Devices() {
  const { devices } = useTextsOf(accountTexts)
  const openModal = useOpenModal()
  const { data: sessions } = useQuery(sessionsQuery(useAsker()))
  return (
    <Block title={devices.title} text={devices.text}>
      <ul className={styles.list} tabIndex={-1} aria-label={devices.title}>
        {sessions?.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <Button look="quiet" onClick={() => openModal('logout')}>
        {devices.everywhere}
      </Button>
    </Block>
  )
}

function Device({ session: { id, device, lastSeenAt, current } }: { session: Session }) {
  const [now] = useState(() => new Date().toISOString())
  const timeZone = useTimeZone()
  const texts = useTexts()
  const { devices, busy } = useTextsOf(accountTexts)
  const queryClient = useQueryClient()
  const { queryKey } = sessionsQuery(useAsker())
  const [isBusy, setBusy] = useState(false)
  const end = async (button: HTMLElement) => {
    // The button disappears with its device.
    const list = button.closest('ul')
    setBusy(true)
    try {
      await call(endOneSession, { params: { id } })
      showToast(devices.ended, 'success')
    } catch {
      showToast(devices.endFailed, 'error')
    }
    await queryClient.invalidateQueries({ queryKey })
    list?.focus()
    setBusy(false)
  }
  return (
    <li>
      <span className={styles.main}>
        <span className={styles.name}>{device}</span>
        <span className={styles.small}>
          {current ? devices.current : devices.lastSeen(formatMoment(lastSeenAt, now, timeZone, texts))}
        </span>
      </span>
      {!current && (
        <Button
          look="quiet"
          isBusy={isBusy}
          busyLabel={busy}
          aria-label={devices.endNamed(device)}
          onClick={({ currentTarget }) => void end(currentTarget)}
        >
          {devices.end}
        </Button>
      )}
    </li>
  )
}
