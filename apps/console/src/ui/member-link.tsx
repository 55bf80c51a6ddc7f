import { Link } from '@tanstack/react-router'
import { Address } from './address.tsx'

type MemberLinkProps = {
  accountId: string | null
  email: string | null
  /** Shown if there is no such account, or no longer. */
  otherwise: string
}

/** A member's e-mail address, leading to the member. */
export function MemberLink({ accountId, email, otherwise }: MemberLinkProps) {
  if (accountId === null) return otherwise
  return (
    <Link to="/members/$id" params={{ id: accountId }}>
      {email !== null && <Address of={email} />}
    </Link>
  )
}
