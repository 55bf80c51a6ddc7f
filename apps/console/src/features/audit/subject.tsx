import { DELETED_ACCOUNT, type OperatorEvent } from '@quintet/contracts/operator/events'
import { Link } from '@tanstack/react-router'

/** What a change was about, linked where it has a page; the page says so if it is gone by now. */
export function Subject({ subject, id }: { subject: OperatorEvent['subject']; id: string }) {
  const shown = <code>{id}</code>
  if (subject === 'account' && id !== DELETED_ACCOUNT)
    return (
      <Link to="/members/$id" params={{ id }}>
        {shown}
      </Link>
    )
  // An edit of several titles names them all.
  if (subject === 'title' && /^\d+$/.test(id))
    return (
      <Link to="/titles/$id" params={{ id }}>
        {shown}
      </Link>
    )
  return shown
}
