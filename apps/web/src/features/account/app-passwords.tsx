import { type AppPassword, revokeAppPassword } from '@quintet/contracts/app-passwords'
import { APP_PASSWORDS_MAX } from '@quintet/domain/account/app-passwords'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { useOpenModal } from '../../shell/use-modals.ts'
import { useTimeZone } from '../../shell/use-now.ts'
import { accountTexts } from '../../texts/account.ts'
import { appPasswordsTexts } from '../../texts/app-passwords.ts'
import { formatMoment } from '../../texts/format.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { appPasswordsQuery } from './account.queries.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'

/** The passwords of other apps: each can be revoked, and new ones created. @spec decisions 11.7 */
export function AppPasswords() {
  const words = useTextsOf(appPasswordsTexts)
  const openModal = useOpenModal()
  const { data, isError } = useQuery(appPasswordsQuery(useAsker()))
  return (
    <Block title={words.title} text={words.text}>
      {isError && <p role="alert">{words.failed}</p>}
      {data?.length === 0 && <p className={styles.name}>{words.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list} tabIndex={-1} aria-label={words.title}>
          {data.map((each) => (
            <Program key={each.id} program={each} />
          ))}
        </ul>
      )}
      {(data?.length ?? 0) >= APP_PASSWORDS_MAX ? (
        <p className={styles.text}>{words.full}</p>
      ) : (
        <Button look="quiet" onClick={() => openModal('app-password')}>
          {words.add}
        </Button>
      )}
    </Block>
  )
}

function Program({ program: { id, name, scope, profile, forKids, lastUsedAt } }: { program: AppPassword }) {
  const [now] = useState(() => new Date().toISOString())
  const timeZone = useTimeZone()
  const texts = useTexts()
  const words = useTextsOf(appPasswordsTexts)
  const { busy } = useTextsOf(accountTexts)
  const queryClient = useQueryClient()
  const { queryKey } = appPasswordsQuery(useAsker())
  const [isBusy, setBusy] = useState(false)
  const revoke = async (button: HTMLElement) => {
    // The button disappears with its row; the last button of the block remains.
    const block = button.closest('section')
    setBusy(true)
    try {
      await call(revokeAppPassword, { params: { id } })
      showToast(words.revoked(name), 'success')
    } catch {
      showToast(words.revokeFailed, 'error')
    }
    await queryClient.invalidateQueries({ queryKey })
    setBusy(false)
    requestAnimationFrame(() => [...(block?.querySelectorAll('button') ?? [])].at(-1)?.focus())
  }
  const use = lastUsedAt === null ? words.unused : words.used(formatMoment(lastUsedAt, now, timeZone, texts))
  return (
    <li>
      <span className={styles.main}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.small}>
          {[words.scopes[scope], profile, forKids ? words.forKids : ''].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.small}>{use}</span>
      </span>
      <Button
        look="quiet"
        isBusy={isBusy}
        busyLabel={busy}
        aria-label={words.revokeNamed(name)}
        onClick={({ currentTarget }) => void revoke(currentTarget)}
      >
        {words.revoke}
      </Button>
    </li>
  )
}
