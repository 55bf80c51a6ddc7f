import { Link } from '@tanstack/react-router'
import { newsletterBoxTexts } from '../../texts/newsletter-box.ts'
import { useTextsOf } from '../../texts/use-texts.ts'

/** The consent given by subscribing. @spec law 6.4 */
export function NewsletterConsent({ className }: { className?: string | undefined }) {
  const [before, policy, after] = useTextsOf(newsletterBoxTexts).consent
  return (
    <p className={className}>
      {before}
      <Link to="/$category" params={{ category: 'privacy-policy' }}>
        {policy}
      </Link>
      {after}
    </p>
  )
}
