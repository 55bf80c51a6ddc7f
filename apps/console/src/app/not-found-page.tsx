/** The screen for an address that leads to none, inside the console's frame. */
import { Link } from '@tanstack/react-router'
import { useTexts } from '../texts/language.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageHead, Panel } from '../ui/panel.tsx'

export function NotFoundPage() {
  const { notFound, navigation } = useTexts()
  return (
    <>
      <PageHead title={notFound.title} />
      <Panel>
        <p>{notFound.hint}</p>
        <p>
          <Link to="/" className={buttonClass('quiet')}>
            {navigation.today}
          </Link>
        </p>
      </Panel>
    </>
  )
}
