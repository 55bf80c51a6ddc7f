/** Royalties owed to rights holders: a month's dues, plays without a contract, and the contracts. @spec decisions 13.32 */
import type { RoyaltyContract } from '@quintet/contracts/operator/royalties'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { royaltiesQuery, royaltyContractsQuery } from '../../api/queries.ts'
import { addressOfTitles } from '../../api/royalty-papers.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import form from '../../ui/form.module.css'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { useLastMonths } from '../../ui/use-last-months.ts'
import { ContractDialog } from './contract-dialog.tsx'
import { ContractTable } from './contract-table.tsx'
import { DueTable } from './due-table.tsx'
import { EndDialog } from './end-dialog.tsx'
import { LeftTable } from './left-table.tsx'
import styles from './royalties.module.css'

/** How many months back can be chosen. */
const MONTHS = 36

type Asked = { holder: string } | { contract: RoyaltyContract; removes: boolean }

export type RoyaltiesSearch = { month?: string | undefined }

export function RoyaltiesPage() {
  const { royalties: words } = useTexts()
  const formats = useFormats()
  const months = useLastMonths(MONTHS)
  const [running = ''] = months
  const { month = running }: RoyaltiesSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const settled = useQuery(royaltiesQuery(month))
  const [asked, setAsked] = useState<Asked | null>(null)
  const onClose = () => setAsked(null)
  const onAdd = (holder: string) => setAsked({ holder })
  const contracts = useQuery(royaltyContractsQuery)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={<FileLink address={addressOfTitles(month)}>{words.csv}</FileLink>}
      />
      <div className={form.filters}>
        <Select
          label={words.month}
          value={month}
          options={months.map((each) => [each, formats.month(each)] as const)}
          onPick={(next) => void navigate({ to: '/royalties', search: { month: next }, replace: true })}
        />
      </div>
      {month === running && <p className={styles.hint}>{words.running}</p>}
      <Panel title={words.due}>
        {!settled.data && <Waiting query={settled} />}
        {settled.data?.lines.length === 0 && <Empty title={words.nothingDue} />}
        {settled.data && settled.data.lines.length > 0 && <DueTable {...settled.data} />}
      </Panel>
      <Panel
        title={words.contracts}
        actions={contracts.data && <Button onClick={() => onAdd('')}>{words.add}</Button>}
      >
        {!contracts.data && <Waiting query={contracts} />}
        {contracts.data?.contracts.length === 0 && (
          <Empty title={words.noContracts}>{words.noContractsHint}</Empty>
        )}
        {contracts.data && contracts.data.contracts.length > 0 && (
          <ContractTable
            contracts={contracts.data.contracts}
            onEnd={(contract) => setAsked({ contract, removes: false })}
            onRemove={(contract) => setAsked({ contract, removes: true })}
          />
        )}
      </Panel>
      <Panel title={words.left}>
        {settled.data?.withoutContract.length === 0 && (
          <Empty title={settled.data.seconds === 0 ? words.nothingPlayed : words.nothingLeft} />
        )}
        {settled.data && settled.data.withoutContract.length > 0 && (
          <LeftTable lines={settled.data.withoutContract} onAdd={onAdd} />
        )}
      </Panel>
      {asked && 'holder' in asked && contracts.data && (
        <ContractDialog {...asked} {...contracts.data} month={month} onClose={onClose} />
      )}
      {asked && 'contract' in asked && <EndDialog {...asked} month={month} onClose={onClose} />}
    </>
  )
}
