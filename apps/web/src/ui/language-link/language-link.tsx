import { useLocation, useRouter } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './language-link.module.css'

/** A link to the same page in the other language; the server remembers the choice. @spec decisions 5.1 */
export function LanguageLink({ className = styles.link }: { className?: string | undefined }) {
  const { otherLanguage } = useTexts()
  const { stringifySearch } = useRouter().options
  const href = useLocation({
    select: ({ pathname, search }) => pathname + stringifySearch({ ...search, lang: otherLanguage.code }),
  })
  return (
    <a
      className={className}
      href={href}
      hrefLang={otherLanguage.code}
      lang={otherLanguage.code}
      title={otherLanguage.switchTo}
    >
      <Icon name="language" size={18} />
      {otherLanguage.name}
    </a>
  )
}
