import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  tabs: readonly { key: string; name: string; content: ReactNode }[]
}

/** Tabs with one panel at a time, initially the first; without script, all panels one below the other. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(tabs[0]?.key)
  const chosen = tabs.some(({ key }) => key === wanted) ? wanted : tabs[0]?.key
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const last = tabs.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    setWanted(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  if (tabs.length === 0) return null
  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            className={styles.tab}
            aria-selected={key === chosen}
            aria-controls={`${id}-${key}`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => setWanted(key)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${key}`}
          data-chosen={key === chosen || undefined}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
