/** Operators and their roles: lists, invites and changes them. @spec decisions 13.26 */
import type { OperatorLine } from '@quintet/contracts/operator/operators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operatorsQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { HouseHead } from '../house-head.tsx'
import styles from '../house.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OperatorTable } from './operator-table.tsx'

export function OperatorsPage() {
  const { house, navigation } = useTexts()
  const { operators: words } = house
  const found = useQuery(operatorsQuery)
  const [asked, setAsked] = useState<'invite' | OperatorLine | null>(null)
  const onClose = () => setAsked(null)
  return (
    <>
      <HouseHead />
      <Panel
        title={navigation.operators}
        actions={
          <Button look="primary" onClick={() => setAsked('invite')}>
            {words.invite}
          </Button>
        }
      >
        <p className={styles.text}>{words.lead}</p>
        {found.data ? (
          <OperatorTable operators={found.data} onChange={setAsked} />
        ) : (
          <Waiting query={found} />
        )}
      </Panel>
      {asked === 'invite' && <InviteDialog onClose={onClose} />}
      {asked && asked !== 'invite' && <ChangeDialog operator={asked} onClose={onClose} />}
    </>
  )
}
