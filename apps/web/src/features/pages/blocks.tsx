import { Link } from '@tanstack/react-router'
import type { Block } from './page-content.ts'
import styles from './blocks.module.css'

/** Renders paragraphs, lists and facts. */
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
  if ('subheading' in block) return <h3 className={styles.subheading}>{block.subheading}</h3>
  if ('list' in block) {
    const entries = block.list.map((entry) => (
      <li key={entry}>
        <Words text={entry} />
      </li>
    ))
    return block.isNumbered ? (
      <ol className={styles.numbered}>{entries}</ol>
    ) : (
      <ul className={styles.list}>{entries}</ul>
    )
  }
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

// Splitting by the pattern yields text, link text and address in turn.
function Words({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    const kind = index % 3
    if (kind === 0) return <Strong key={index} text={part} />
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

// Splitting by the pattern makes every second part strong.
function Strong({ text }: { text: string }) {
  return text.split('**').map((part, index) => (index % 2 === 0 ? part : <strong key={index}>{part}</strong>))
}
