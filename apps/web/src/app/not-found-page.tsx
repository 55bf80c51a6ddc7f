import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { CategoryLinks } from './category-links.tsx'
import styles from './message-page.module.css'

/** The not-found page, served with status 404. @spec catalogue 2.1.1 */
export function NotFoundPage() {
  const texts = useTexts()
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{texts.notFound.title}</h1>
      <p className={styles.text}>{texts.notFound.text}</p>
      <CategoryLinks />
      <ButtonLink to="/">{texts.notFound.home}</ButtonLink>
    </div>
  )
}
