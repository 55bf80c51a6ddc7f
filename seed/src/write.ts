/** Writes a title into a library folder as anybody's library would hold it. @spec decisions 9 */
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { TitleFile } from '@quintet/contracts/library'
import { STORIES } from './film/stories.ts'
import { chaptersOf } from './film/story.ts'
import { draw, drawStill, SHAPES, type Shape } from './art/pictures.ts'
import type { DemoRecord } from './records/record.ts'
import { RECORDS } from './records/records.ts'

export type DemoTitle = {
  key: string
  /** Folder below the library. */
  folder: string
  /** 0 is made first. */
  rank: number
}

/** All titles, most visible first. */
export function planDemo(): DemoTitle[] {
  return RECORDS.map(({ key, folder }, rank) => ({ key, folder, rank }))
}

export function recordOf(key: string): DemoRecord {
  const record = RECORDS.find((one) => one.key === key)
  if (!record) throw new Error(`The demo catalogue has no title ${key}.`)
  return record
}

/** A file appears whole or not at all: an import may run at any moment. */
export async function place(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = join(dirname(file), `.${process.pid}-${file.slice(dirname(file).length + 1)}.part`)
  try {
    await writeFile(temporary, data)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

export const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** `quintet.json` of the title, and of each of its episodes or tracks. */
export function titleFiles(record: DemoRecord, rank: number): { path: string; content: TitleFile }[] {
  const { facts, texts, parts = [] } = record
  const story = STORIES[record.key]
  // Chapters have one language in the file; the catalogue's first.
  const chapters = story ? chaptersOf(story, 'de') : []
  const own = {
    path: 'quintet.json',
    content: TitleFile.parse({ ...facts, ...(chapters.length > 0 ? { chapters } : {}), texts, order: rank }),
  }
  // An episode is rated as its series is.
  const inherited = {
    ...(facts.rating ? { rating: facts.rating } : {}),
    ...(facts.year ? { year: facts.year } : {}),
  }
  return [
    own,
    ...parts.map((part) => ({
      path: `${part.file}.quintet.json`,
      content: TitleFile.parse({ ...inherited, ...part.facts, texts: part.texts }),
    })),
  ]
}

/** Writes texts and pictures; what is there and the same stays untouched. */
export async function writeTitle(title: DemoTitle, libraryDir: string): Promise<void> {
  const record = recordOf(title.key)
  const folder = join(libraryDir, title.folder)
  for (const { path, content } of titleFiles(record, title.rank))
    await place(join(folder, path), `${JSON.stringify(content, null, 2)}\n`)
  for (const { file, facts } of record.parts ?? []) {
    const shot = STORIES[`${record.key}/${facts.season}-${facts.number}`]?.shots[1]
    const still = join(folder, `${file}-thumb.webp`)
    if (shot && !(await exists(still))) await place(still, await drawStill(shot))
  }
  // Together: while one is encoded the next is drawn.
  await Promise.all(
    (Object.keys(SHAPES) as Shape[]).map(async (shape) => {
      const file = join(folder, `${shape}.webp`)
      if (!(await exists(file))) await place(file, await draw(record, shape))
    }),
  )
}
