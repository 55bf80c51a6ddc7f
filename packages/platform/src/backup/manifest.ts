/** The manifest of a backup: the first entry of its archive. @spec decisions 14.6 */
import { z } from 'zod'

export const FORMAT = 1

const TableFacts = z.object({
  /** Includes the schema, such as `public.account`. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Over all rows, independent of their order; see `RowHash`. */
  hash: z.string(),
})

const SequenceFacts = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** When the database snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** The PostgreSQL version, such as 18.4. */
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(TableFacts),
  /** Waiting and running jobs. */
  jobs: TableFacts.nullable(),
  sequences: z.array(SequenceFacts),
  media: z.object({
    /** False if media are only listed and must be copied by other means. */
    isIncluded: z.boolean(),
    files: z.number().int(),
    bytes: z.number().int(),
  }),
})

export type Manifest = z.infer<typeof Manifest>
export type TableFacts = z.infer<typeof TableFacts>
export type SequenceFacts = z.infer<typeof SequenceFacts>

/** The archive entries other than tables and media. */
export const ENTRIES = { manifest: 'manifest.json', hashes: 'media.sha256', sizes: 'media.sizes' } as const

/** Returns a name such as `tables/public.account.zst`; the entry holds PostgreSQL's COPY text format, compressed. */
export function entryOfTable(name: string): string {
  return `tables/${name}.zst`
}

/** Returns all tables of a backup, including the jobs table. */
export function tablesOf({ tables, jobs }: Pick<Manifest, 'tables' | 'jobs'>): TableFacts[] {
  return jobs ? [...tables, jobs] : tables
}

/** Thrown if a backup cannot be made, read or restored; the message is meant for the user. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
