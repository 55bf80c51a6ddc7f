import type { MemberRecord } from '@quintet/contracts/operator/members'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './member-page.module.css'
import type { Asked } from './question.tsx'

type ActionsProps = { member: MemberRecord; onAsk: (asked: Asked) => void }

/** The everyday actions on an account; those that do not apply now are disabled. */
export function CareActions({ member, onAsk }: ActionsProps) {
  const { member: words } = useTexts()
  const { hasAccess, state, sessions } = member
  return (
    <>
      <Button look="primary" onClick={() => onAsk({ what: 'note' })}>
        {words.note}
      </Button>
      <Button disabled={!hasAccess || state === 'past_due'} onClick={() => onAsk({ what: 'extend' })}>
        {words.extend}
      </Button>
      <Button onClick={() => onAsk({ what: 'address' })}>{words.address}</Button>
      <Button disabled={sessions === 0} onClick={() => onAsk({ what: 'end' })}>
        {words.endSessions}
      </Button>
    </>
  )
}

type Grave = { what: 'data' | 'cancel' | 'block' | 'unblock' | 'erase'; lead: string; isDisabled?: boolean }

/** What is rare or ends something for the member, apart from the everyday actions and each with its consequences. */
export function GraveActions({ member, onAsk }: ActionsProps) {
  const { member: words } = useTexts()
  const { hasAccess, expireAt, state, blockedAt } = member
  const actions: Grave[] = [
    { what: 'data', lead: words.dataLead },
    {
      what: 'cancel',
      lead: words.cancelHint,
      isDisabled: (!hasAccess && state !== 'paused') || expireAt !== null,
    },
    blockedAt === null
      ? { what: 'block', lead: words.blockLead }
      : { what: 'unblock', lead: words.unblockLead },
    { what: 'erase', lead: words.eraseHint },
  ]
  return (
    <Panel title={words.grave}>
      <ul className={styles.grave}>
        {actions.map(({ what, lead, isDisabled = false }) => (
          <li key={what}>
            <div>
              <h3>{words[what]}</h3>
              <p>{lead}</p>
            </div>
            <Button
              look={what === 'unblock' || what === 'data' ? 'quiet' : 'warning'}
              disabled={isDisabled}
              onClick={() => onAsk({ what })}
            >
              {words[what]}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
