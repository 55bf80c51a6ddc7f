import type { SettingLine } from '@quintet/contracts/operator/settings'
import { useState } from 'react'
import type { Texts } from '../../../texts/en.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Check, SearchField } from '../../../ui/field.tsx'
import form from '../../../ui/form.module.css'
import { Badge, Empty, Panel } from '../../../ui/panel.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from './settings.module.css'

/** All settings by group, filtered by part of their name or meaning. */
export function SettingGroups({ settings }: { settings: readonly SettingLine[] }) {
  const { house, navigation } = useTexts()
  const { settings: words } = house
  const [search, setSearch] = useState('')
  const [isOnlySet, setOnlySet] = useState(false)
  const part = search.trim().toLowerCase()
  const shown = settings.filter(
    ({ name, meaning, isSet }) =>
      (isSet || !isOnlySet) && `${name} ${words.meaningOf(name, meaning)}`.toLowerCase().includes(part),
  )
  return (
    <>
      <header className={styles.head}>
        <h2>{navigation.settings}</h2>
        <p>{words.lead}</p>
      </header>
      <div className={form.filters}>
        <SearchField label={words.search} value={search} onChange={({ target }) => setSearch(target.value)} />
        <Check
          label={words.onlySet}
          checked={isOnlySet}
          onChange={({ target }) => setOnlySet(target.checked)}
        />
      </div>
      {shown.length === 0 && (
        <Panel>
          <Empty title={words.empty} />
        </Panel>
      )}
      {[...Map.groupBy(shown, ({ group }) => group)].map(([group, lines]) => (
        <Panel key={group} title={words.groups[group] ?? group}>
          <Table
            label={words.groups[group] ?? group}
            rows={lines}
            columns={columnsIn(words)}
            keyOf={({ name }) => name}
          />
        </Panel>
      ))}
    </>
  )
}

function columnsIn(words: Texts['house']['settings']): Column<SettingLine>[] {
  return [
    {
      key: 'name',
      head: words.name,
      cell: ({ name, meaning }) => (
        <span className={styles.setting}>
          <code>{name}</code>
          <span>{words.meaningOf(name, meaning)}</span>
        </span>
      ),
    },
    { key: 'value', head: words.value, cell: (line) => <Value line={line} /> },
  ]
}

/** The value in force, and whether it was set or is the default. */
function Value({ line: { isSecret, isSet, value } }: { line: SettingLine }) {
  const { settings: words } = useTexts().house
  const isShown = !isSecret && value !== null
  const hidden = isSecret && isSet ? words.secret : words.nothing
  return (
    <div className={styles.value}>
      {isShown ? <code>{value}</code> : <em>{hidden}</em>}
      {isSet && <Badge tone="good">{words.isSet}</Badge>}
      {isShown && !isSet && <em>{words.preset}</em>}
    </div>
  )
}
