import type { ReactNode, Ref } from 'react'
import { Pillars } from './pillars.tsx'
import styles from './form-page.module.css'

type FormPageProps = {
  title: string
  /** Set if the page moves focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>
  lead?: string
  /** Content above the title. */
  head?: ReactNode
  /** True if the title is a sentence rather than a word or two. */
  isLong?: boolean
  children: ReactNode
}

/** A form on one side, the five brand colours on the other. */
export function FormPage({ title, titleRef, lead, head, isLong = false, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {head}
        <h1
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={isLong ? styles.sentence : styles.title}
        >
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <div className={styles.art}>
        <Pillars className={styles.pillars} />
      </div>
    </div>
  )
}
