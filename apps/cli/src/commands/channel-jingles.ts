/** `quintet channel jingles`. @spec decisions 12.16 */
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ChannelJingles, KeptJingle } from '@quintet/content/channels'
import { JINGLES_EVERY_MAX } from '@quintet/domain/live/channel-plan'
import { counted } from '@quintet/domain/basics/counted'
import type { Language } from '@quintet/domain/basics/languages'
import type { Foundation } from '@quintet/server/foundation'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'
import { type JsonOption, languageOption, note, readId, readWhole } from './channel-arguments.ts'

type JinglesOptions = JsonOption & { every?: string; asImported?: true; lang: Language }

export function jinglesCommand(channel: Command): void {
  channel
    .command('jingles')
    .description('the jingles that a channel plays between its titles, and how often')
    .argument('<id>', 'its id')
    .argument(
      '[files...]',
      'recordings to add, or folders of them: audio for radio, video for any other channel',
    )
    .option(
      '--every <n>',
      `sets the number of titles between two jingles: 0 for none, at most ${JINGLES_EVERY_MAX}`,
    )
    .option('--as-imported', 'sets it back to what the import says')
    .addOption(languageOption())
    .option('--json', 'prints {every, importedEvery, isSet, jingles} as JSON')
    .action((written: string, paths: string[], { every, asImported, lang, json }: JinglesOptions) =>
      runCommand(async ({ foundation }) => {
        const id = readId(written)
        if (every !== undefined && asImported)
          throw new CommandError('--every and --as-imported cannot be combined.')
        const wanted = every === undefined ? null : readWhole('--every', every, JINGLES_EVERY_MAX)
        await addFiles(foundation, id, await filesAt(paths))
        if (every !== undefined || asImported) await setEvery(foundation, id, wanted)
        const { channelJingles } = await import('@quintet/content/channels')
        const told = await channelJingles(foundation.db, id, lang)
        if (!told) throw noChannel(id)
        answer(json === true, told, jingleLines(told))
        return EXIT.ok
      }),
    )
}

const noChannel = (id: number) => new CommandError(`Channel ${id} does not exist, or it plays a live source.`)

async function setEvery({ db, clock }: Foundation, id: number, every: number | null): Promise<void> {
  const { changeJingles } = await import('@quintet/content/channels')
  await db.transaction().execute(async (trx) => {
    const before = await changeJingles(trx, id, every)
    if (before === undefined) return
    const change = { before: { every: before }, after: { every } }
    await note(trx, { action: 'jingles_set', id, ...change }, clock.now())
  })
}

/** Adds all of the files, or none if one of them is refused. */
async function addFiles(foundation: Foundation, id: number, files: readonly string[]): Promise<void> {
  const { addJingle, checkJingle, keepJingle } = await import('@quintet/content/channels')
  const { db, clock, jobs } = foundation
  const named = files.map((file) => ({ channelId: id, name: path.basename(file), file }))
  for (const each of named)
    await checkJingle(db, each).catch((error: unknown) => refuse(error, each.file, id))
  const all: KeptJingle[] = []
  for (const each of named) all.push(await keepJingle(foundation, each))
  await db.transaction().execute(async (trx) => {
    for (const kept of all) {
      const jingle = await addJingle(trx, { jobs }, { channelId: id, kept }, clock.now())
      await note(trx, { action: 'jingle_added', id, after: { file: kept.name, jingle } }, clock.now())
    }
  })
}

function refuse(error: unknown, file: string, id: number): never {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'unknown_content') throw noChannel(id)
  if (code === 'jingle_refused')
    throw new CommandError(`${file}: radio takes audio files as jingles, any other channel video files.`)
  throw error
}

/** The files at these paths, and those directly in the folders among them, in the order of their names. */
async function filesAt(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const given of paths) {
    const facts = await stat(given).catch(() => null)
    if (!facts) throw new CommandError(`${given} does not exist.`)
    if (!facts.isDirectory()) found.push(path.resolve(given))
    else {
      const inside = (await readdir(given, { withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => path.resolve(given, name))
      if (inside.length === 0) throw new CommandError(`${given} contains no files.`)
      found.push(...inside.toSorted())
    }
  }
  return found
}

function jingleLines({ every, jingles }: ChannelJingles): string[] {
  if (jingles.length === 0)
    return ['It has no jingles. Add files by `quintet channel jingles ID FILE…`, or in the console.']
  const rhythm = every === 0 ? 'They do not play.' : `One plays after every ${counted(every, 'title')}:`
  return [
    rhythm,
    ...jingles.map((jingle) => `${String(jingle.id).padStart(6)}  ${jingle.title}${stateOf(jingle)}`),
  ]
}

function stateOf({ isShown, isReady, isRatedOut, reason }: ChannelJingles['jingles'][number]): string {
  if (!isShown) return '  (hidden)'
  if (isRatedOut) return '  (its rating does not fit the channel)'
  if (isReady) return ''
  return reason === null ? '  (being packaged)' : `  (failed: ${reason})`
}
