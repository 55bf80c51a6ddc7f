import { useQuery, type QueryClient } from '@tanstack/react-query'
import { type Asker, useAsker } from '../../api/asker.ts'
import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from './kids-page.module.css'
import { kidsRowsQuery } from './kids-queries.ts'
import { KidsRow } from './kids-row.tsx'
import { KidsSign } from './kids-sign.tsx'

/** Throws if nothing can be shown at all: the page then offers to try again. */
export async function loadKids({
  queryClient,
  ...asker
}: Asker & { queryClient: QueryClient }): Promise<void> {
  await queryClient.ensureQueryData(kidsRowsQuery(asker))
}

/** The home of the kids area: pictures before words, everything big and round. @spec decisions 5.3 */
export function KidsPage() {
  const kids = useTextsOf(kidsTexts)
  const { data: rows = [] } = useQuery(kidsRowsQuery(useAsker()))
  return (
    <div className={styles.page} data-vertical="kids">
      <h1 className={styles.title}>{kids.hello}</h1>
      {rows.length === 0 ? (
        <p className={styles.empty}>{kids.empty}</p>
      ) : (
        <>
          <ul className={styles.signs}>
            {rows.map(({ id, name, vertical }) => (
              <li key={id} data-vertical={vertical ?? 'kids'}>
                <a className={styles.sign} href={`#${anchorOf(id)}`}>
                  <KidsSign category={id} vertical={vertical} size={54} className={styles.circle} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.rows}>
            {rows.map(({ id, name, vertical, cards }) => (
              <KidsRow
                key={id}
                id={anchorOf(id)}
                category={id}
                heading={name}
                vertical={vertical}
                cards={cards}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

const anchorOf = (category: string) => category.replaceAll(':', '-')
