import type { ContentItem } from '@quintet/contracts/content'
import { Link, type LinkProps } from '@tanstack/react-router'
import { pictureOf } from '../../api/card.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './mix-tiles.module.css'

const COVER_MAX_WIDTH = 320
const COVERS = 4

export type MixTile = {
  key: string
  link: Pick<LinkProps, 'to' | 'params'>
  name: string
  note: string
  /** The titles it contains: with four or more, four covers are shown, otherwise the first. */
  titles: readonly ContentItem[]
}

/** Playlists and mixes, each with the covers of its titles. */
export function MixTiles({ tiles }: { tiles: readonly MixTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, link, name, note, titles }) => (
        <li key={key}>
          <Link className={styles.tile} {...link}>
            <Cover titles={titles} />
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <span className={styles.note} dir="auto">
              {note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Cover({ titles }: Pick<MixTile, 'titles'>) {
  const pictures = titles.flatMap((title) => pictureOf(title, ['square'], COVER_MAX_WIDTH) ?? [])
  const shown = pictures.slice(0, pictures.length < COVERS ? 1 : COVERS)
  return (
    <span className={styles.cover} data-count={shown.length}>
      {shown.map((picture, index) => (
        <span key={index} className={styles.part}>
          <Picture picture={picture} sizes="14rem" alt="" />
        </span>
      ))}
      {shown.length === 0 && <Icon name="music-stream" size={48} />}
    </span>
  )
}
