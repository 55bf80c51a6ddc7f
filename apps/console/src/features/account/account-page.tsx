/** The operator's own account, where passkeys are added and removed. @spec decisions 13.21 */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPasskeys } from '../../api/passkeys.ts'
import { meQuery, passkeysQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import styles from './account-page.module.css'
import { type Asked, PasskeyDialog } from './passkey-dialog.tsx'
import { PasskeyTable } from './passkey-table.tsx'

export function AccountPage() {
  const { account: words, roles } = useTexts()
  const { data: me } = useSuspenseQuery(meQuery)
  const found = useQuery(passkeysQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isPossible = hasPasskeys()
  const hasPassword = me.proof === 'password'
  return (
    <>
      <PageHead title={words.title} lead={words.lead(me.email, roles[me.role])} />
      <Panel
        title={words.passkeys}
        actions={
          isPossible && (
            <Button look="primary" onClick={() => setAsked('add')}>
              {words.add}
            </Button>
          )
        }
      >
        <p className={styles.text}>{isPossible ? words.passkeysLead : words.unavailable}</p>
        {!found.data && <Waiting query={found} />}
        {found.data?.length === 0 && <Empty title={words.none}>{isPossible && words.noneHint}</Empty>}
        {found.data && found.data.length > 0 && <PasskeyTable passkeys={found.data} onRemove={setAsked} />}
      </Panel>
      <Panel title={hasPassword ? words.password : words.noPassword}>
        <p className={styles.text}>{hasPassword ? words.passwordLead : words.passkeysOnly}</p>
      </Panel>
      {asked && <PasskeyDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
