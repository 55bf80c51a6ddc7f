import type { MemberRecord } from '@quintet/contracts/operator/members'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import type { Asked } from './question.tsx'

/** The actions on an account; those that do not apply now are disabled. */
export function CareActions({ member, onAsk }: { member: MemberRecord; onAsk: (asked: Asked) => void }) {
  const { member: words } = useTexts()
  const { hasAccess, expireAt, state, sessions, blockedAt } = member
  return (
    <>
      <Button onClick={() => onAsk({ what: 'note' })}>{words.note}</Button>
      <Button disabled={!hasAccess || state === 'past_due'} onClick={() => onAsk({ what: 'extend' })}>
        {words.extend}
      </Button>
      <Button
        disabled={(!hasAccess && state !== 'paused') || expireAt !== null}
        onClick={() => onAsk({ what: 'cancel' })}
      >
        {words.cancel}
      </Button>
      <Button onClick={() => onAsk({ what: 'address' })}>{words.address}</Button>
      <Button disabled={sessions === 0} onClick={() => onAsk({ what: 'end' })}>
        {words.endSessions}
      </Button>
      {blockedAt === null ? (
        <Button onClick={() => onAsk({ what: 'block' })}>{words.block}</Button>
      ) : (
        <Button onClick={() => onAsk({ what: 'unblock' })}>{words.unblock}</Button>
      )}
      <Button onClick={() => onAsk({ what: 'erase' })}>{words.erase}</Button>
    </>
  )
}
