/** What a backup says of itself: the first entry of its archive. @spec decisions 14.6 */
import { z } from 'zod'

export const FORMAT = 1

const TableFacts = z.object({
  /** With its schema, such as `public.account`. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of all rows, in whatever order; see `RowHash`. */
  hash: z.string(),
})

const SequenceFacts = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** When the copy of the database was taken. */
  takenAt: z.iso.datetime(),
  /** PostgreSQL's own, such as 18.4. */
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(TableFacts),
  /** Jobs that wait or run. */
  jobs: TableFacts.nullable(),
  sequences: z.array(SequenceFacts),
  media: z.object({
    /** False: only listed, to be copied by other means. */
    isIncluded: z.boolean(),
    files: z.number().int(),
    bytes: z.number().int(),
  }),
})

export type Manifest = z.infer<typeof Manifest>
export type TableFacts = z.infer<typeof TableFacts>
export type SequenceFacts = z.infer<typeof SequenceFacts>

/** Entries of the archive beside the tables' and the media's. */
export const ENTRIES = { manifest: 'manifest.json', hashes: 'media.sha256', sizes: 'media.sizes' } as const

/** Such as `tables/public.account.zst`: PostgreSQL's text format of COPY, compressed. */
export function entryOfTable(name: string): string {
  return `tables/${name}.zst`
}

/** All tables of a backup, that of the jobs among them. */
export function tablesOf({ tables, jobs }: Pick<Manifest, 'tables' | 'jobs'>): TableFacts[] {
  return jobs ? [...tables, jobs] : tables
}

/** Why a backup cannot be made, read or restored, in words for whoever asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
