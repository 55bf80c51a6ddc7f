import type { OperatorSubject } from '@quintet/contracts/operator/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { meQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { buttonClass } from '../../ui/button.tsx'

/** Leads to the log of one item, with what stood before and after each change; nothing without the right to read it. @spec decisions 13.66 */
export function AuditLink({ subject, id }: { subject: OperatorSubject; id: string }) {
  const { audit: words } = useTexts()
  const { rights } = useSuspenseQuery(meQuery).data
  if (!rights.includes('audit')) return null
  return (
    <Link to="/audit" search={{ subject, item: id }} className={buttonClass('plain')}>
      {words.of}
    </Link>
  )
}
