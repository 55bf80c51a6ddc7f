import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAsker } from '../../api/asker.ts'
import { agreementsTexts } from '../../texts/agreements.ts'
import { formatDate, formatVersion } from '../../texts/format-details.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { consentsQuery } from './account.queries.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'

/** The texts the member agreed to, with dates; each opens in the agreed version. @spec decisions 14.44 */
export function Agreements() {
  const texts = useTexts()
  const words = useTextsOf(agreementsTexts)
  const { data, isError } = useQuery(consentsQuery(useAsker()))
  return (
    <Block title={words.title} text={words.text}>
      {isError && <p role="alert">{words.failed}</p>}
      {data?.length === 0 && <p className={styles.name}>{words.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={words.title}>
          {data.map(({ kind, version, givenAt, textId }) => {
            const name = words.kinds[kind] ?? kind
            return (
              <li key={`${kind} ${givenAt}`}>
                <span className={styles.main}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.small}>
                    {words.given(formatDate(new Date(givenAt), texts), formatVersion(version, texts))}
                  </span>
                </span>
                {textId !== null && (
                  <Link
                    className={styles.link}
                    to="/agreed/$textId"
                    params={{ textId }}
                    aria-label={words.readNamed(name)}
                  >
                    {words.read}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Block>
  )
}
