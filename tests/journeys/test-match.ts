/** A match without an announced time: an editor sets its start. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TitleFile } from '../../packages/contracts/src/library.ts'
import { moving } from './test-show.ts'

export const TEST_MATCH = 'Gulls against Cranes'
/** Long enough for all that a journey looks at while it is live, on a slow machine too. */
export const MATCH_SECONDS = 200
/** The time of each side's goal, in seconds from the start. */
export const GOALS = [40, 80] as const

type Tools = { ffmpeg: (args: string[]) => Promise<void> }

/** Writes it into a library folder. */
export async function writeTestMatch(library: string, { ffmpeg }: Tools): Promise<void> {
  const folder = path.join(library, 'Sports', 'Reed League', TEST_MATCH)
  await mkdir(folder, { recursive: true })
  const facts: TitleFile = {
    kind: 'event',
    live: true,
    startsAt: '2099-01-01T18:00:00Z',
    texts: {
      en: { title: TEST_MATCH, description: 'Two clubs from one river, and one cup.' },
      de: { title: TEST_MATCH, description: 'Zwei Vereine von einem Fluss und ein Pokal.' },
    },
    rating: 'FSK 0',
    categories: ['sports:football'],
    people: ['Harbour Gulls', 'Reed Cranes'].map((name) => ({ name, role: 'team' })),
    moments: [
      { at: 0, kind: 'start', title: 'Kick-off', score: [0, 0] },
      { at: GOALS[0], kind: 'goal', title: 'The Gulls lead', score: [1, 0] },
      { at: GOALS[1], kind: 'goal', title: 'The Cranes draw level', score: [1, 1] },
    ],
  }
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify(facts))
  await ffmpeg(moving(MATCH_SECONDS, path.join(folder, `${TEST_MATCH}.mkv`)))
}
