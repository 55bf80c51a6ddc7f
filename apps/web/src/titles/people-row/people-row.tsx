import type { PersonSummary } from '@quintet/contracts/people'
import { Link } from '@tanstack/react-router'
import { pictureOf } from '../../api/card.ts'
import { peopleTexts } from '../../texts/people.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LinkRow } from '../link-row/link-row.tsx'
import row from '../link-row/link-row.module.css'
import { Picture } from '../picture/picture.tsx'
import styles from './people-row.module.css'

const PICTURE_MAX_WIDTH = 320

type PeopleRowProps = { heading: string; people: readonly PersonSummary[] }

/** Artists, authors and narrators, each a link to their page. Renders nothing if there are none. */
export function PeopleRow({ heading, people }: PeopleRowProps) {
  const { roles } = useTextsOf(peopleTexts)
  if (people.length === 0) return null
  return (
    <LinkRow heading={heading}>
      <ul className={row.row}>
        {people.map((person) => (
          <li key={person.person_id}>
            <Link className={row.entry} to="/people/$id" params={{ id: String(person.person_id) }}>
              <Portrait person={person} />
              <span className={row.name} dir="auto">
                {person.name}
              </span>
              <span className={row.about}>{person.roles.map((role) => roles[role]).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </LinkRow>
  )
}

// There are no pictures of people, so their most popular title's is used.
function Portrait({ person }: { person: PersonSummary }) {
  const isMusic = person.roles.some((role) => role === 'artist' || role === 'composer')
  const picture = pictureOf(person, ['square'], PICTURE_MAX_WIDTH)
  return (
    <span className={styles.portrait} data-vertical={isMusic ? 'music-stream' : 'audio-books'}>
      {picture ? (
        <Picture picture={picture} sizes="9rem" alt="" />
      ) : (
        <Icon name={isMusic ? 'music-stream' : 'audio-books'} size={36} />
      )}
    </span>
  )
}
