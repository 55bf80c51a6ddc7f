import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Block } from './page-content.ts'
import styles from './blocks.module.css'

/** Paragraphs, lists, facts. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words text={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul className={styles.list}>
        {block.list.map((entry) => (
          <li key={entry}>
            <Words text={entry} />
          </li>
        ))}
      </ul>
    )
  if ('lines' in block) return <p className={styles.lines}>{block.lines.join('\n')}</p>
  return (
    <dl className={styles.facts}>
      {block.facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Words text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LINK = /\[([^[\]]+)\]\(([^()]+)\)/

// Split by the pattern, every third part is a link's words and the next its address.
function Words({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    const kind = index % 3
    if (kind === 0) return <Fragment key={index}>{part}</Fragment>
    if (kind === 2) return null
    const address = parts[index + 1] ?? ''
    return address.startsWith('/') ? (
      <Link key={index} to={address as '/'}>
        {part}
      </Link>
    ) : (
      <a key={index} href={address}>
        {part}
      </a>
    )
  })
}
