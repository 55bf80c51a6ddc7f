/** The process that makes the demo catalogue: first what every title says and shows, then what plays. */
import { planDemo, writeTitle } from '@quintet/seed'

/** Told to the parent after each step: this folder of the library has something new. */
export type MadeTitle = { folder: string; stage: 'pictures' | 'media'; done: number; total: number }

const [library = ''] = process.argv.slice(2)
const titles = planDemo()

for (const [index, title] of titles.entries()) {
  await writeTitle(title, library)
  tell({ folder: title.folder, stage: 'pictures', done: index + 1, total: titles.length })
}

function tell(made: MadeTitle): void {
  process.send?.(made)
}
process.disconnect?.()
