import { useId, type ReactNode } from 'react'
import { Waiting } from '../../ui/skeleton/skeleton.tsx'
import styles from './block.module.css'

type BlockProps = { title: string; text?: string | undefined; children?: ReactNode }

/** One block of the account area, with its heading. */
export function Block({ title, text, children }: BlockProps) {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}

/** An account section while it loads; visible only if that takes a moment. */
export function PlaceSkeleton() {
  return (
    <div className={styles.waiting}>
      <Waiting />
      <div />
      <div />
      <div />
    </div>
  )
}

/** The heading of an account section. */
export function PlaceHead({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      {text !== undefined && <p className={styles.lead}>{text}</p>}
    </div>
  )
}
