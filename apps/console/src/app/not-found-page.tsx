/** The screen for an unknown address, inside the console's frame. */
import { Link } from '@tanstack/react-router'
import { useTexts } from '../texts/language.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/panel.tsx'

export function NotFoundPage() {
  const { title, hint, toToday } = useTexts().notFound
  const link = (
    <Link to="/" className={buttonClass('quiet')}>
      {toToday}
    </Link>
  )
  return <PageHead title={title} lead={hint} actions={link} />
}
