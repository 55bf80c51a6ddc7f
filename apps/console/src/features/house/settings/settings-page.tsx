/** The settings the service runs with, and the doctor's findings; read-only. @spec decisions 13.30 */
import { useQuery } from '@tanstack/react-query'
import { findingsQuery, settingsQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { HouseHead } from '../house-head.tsx'
import styles from '../house.module.css'
import { FindingTable } from './finding-table.tsx'
import { SettingGroups } from './setting-groups.tsx'
import { StandingFacts } from './standing-facts.tsx'

export function SettingsPage() {
  const { settings: words } = useTexts().house
  const found = useQuery(settingsQuery)
  const findings = useQuery(findingsQuery)
  return (
    <>
      <HouseHead />
      <Panel title={words.standing}>
        {found.data ? <StandingFacts standing={found.data} /> : <Waiting query={found} />}
      </Panel>
      <Panel title={words.findings}>
        <p className={styles.text}>{words.findingsLead}</p>
        {findings.data ? <FindingTable findings={findings.data} /> : <Waiting query={findings} />}
      </Panel>
      {found.data && <SettingGroups settings={found.data.settings} />}
    </>
  )
}
