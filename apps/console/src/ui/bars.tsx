/** A bar chart over time as a list of links: each bar links to its rows, by pointer and by keyboard. */
import type { LinkProps } from '@tanstack/react-router'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import styles from './bars.module.css'

export type Series = { key: string; name: string }
export type Bar = {
  key: string
  /** The short label below the bar. */
  label: string
  /** Read by screen readers and shown as a tooltip, such as “November 2026: 1.499,00 €”. */
  told: string
  /** One value per series, from the bottom up; negative ones are not drawn. */
  values: readonly number[]
  link: Pick<LinkProps, 'to' | 'search'>
}

type BarsProps = {
  title: string
  series: readonly Series[]
  bars: readonly Bar[]
  most: (value: number) => string
}

/** Scaled to the highest bar, whose value is shown at the top. */
export function Bars({ title, series, bars, most }: BarsProps) {
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + Math.max(0, value), 0))
  const highest = Math.max(...sums, 0)
  const list = useRef<HTMLOListElement>(null)
  // If they do not all fit, scroll to the newest.
  const count = bars.length
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [count])
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <h2>{title}</h2>
        <span>{most(highest)}</span>
      </figcaption>
      <ol ref={list} className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <Link {...bar.link} className={styles.bar} title={bar.told}>
              <span className="visually-hidden">{bar.told}</span>
              <span className={styles.stack}>
                {bar.values.map((value, index) => (
                  <span
                    key={series[index]?.key}
                    data-series={index}
                    style={{ height: `${highest > 0 ? (Math.max(0, value) / highest) * 100 : 0}%` }}
                  />
                ))}
              </span>
              <span className={styles.label} aria-hidden="true">
                {bar.label}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ key, name }, index) => (
            <li key={key}>
              <span data-series={index} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
