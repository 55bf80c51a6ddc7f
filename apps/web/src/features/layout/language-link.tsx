import { useLocation } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './language-link.module.css'

/** The same page in the other language; the server keeps the choice. @spec decisions 5 */
export function LanguageLink() {
  const { otherLanguage } = useTexts()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <a
      className={styles.link}
      href={`${pathname}?lang=${otherLanguage.code}`}
      hrefLang={otherLanguage.code}
      lang={otherLanguage.code}
      title={otherLanguage.switchTo}
    >
      <Icon name="language" size={18} />
      {otherLanguage.name}
    </a>
  )
}
