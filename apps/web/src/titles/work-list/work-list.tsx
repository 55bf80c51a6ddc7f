import type { WorkSummary } from '@quintet/contracts/people'
import { Link } from '@tanstack/react-router'
import { pictureOf } from '../../api/card.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import row from '../link-row/link-row.module.css'

const PICTURE_MAX_WIDTH = 320

type WorkListProps = {
  works: readonly WorkSummary[]
  /** Returns the text below a work's name. */
  tell: (work: WorkSummary) => string
  /** The number of works shown; the others stay in the page, hidden, so that they can be read without script. */
  shown?: number
}

/** Musical works, each a link to its recordings. */
export function WorkList({ works, tell, shown = works.length }: WorkListProps) {
  return (
    <ul className={row.works}>
      {works.map((work, index) => {
        const { slug, name, composer } = work
        const picture = pictureOf(work, ['square'], PICTURE_MAX_WIDTH)
        return (
          <li key={`${composer.person_id} ${slug}`} data-unseen={index >= shown || undefined}>
            <Link
              className={row.work}
              to="/people/$id/works/$work"
              params={{ id: String(composer.person_id), work: slug }}
            >
              <span className={row.workCover} data-vertical="music-stream">
                {picture ? (
                  <Picture picture={picture} sizes="3rem" alt="" />
                ) : (
                  <Icon name="music-stream" size={22} />
                )}
              </span>
              <span className={row.workWords}>
                <span className={row.name} dir="auto">
                  {name}
                </span>
                <span className={row.about} dir="auto">
                  {tell(work)}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
