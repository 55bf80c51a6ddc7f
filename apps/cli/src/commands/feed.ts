/** `quintet feed URL-or-FILE`. @spec decisions 7.8 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FeedProgress, RunReport } from '@quintet/content/feeds'
import { FEED_FIELDS, FeedMapping } from '@quintet/contracts/operator/feeds'
import { counted } from '@quintet/domain/counted'
import { VERTICALS, type Vertical } from '@quintet/domain/categories'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { openProgress } from '../progress.ts'
import { answer, CommandError, EXIT, runCommand, type Session } from '../session.ts'
import { block, IMPORT_PHASES } from './import.ts'

const PHASES: Record<FeedProgress['phase'], string> = { ...IMPORT_PHASES, fetching: 'Downloading media' }

type Options = {
  vertical?: Vertical
  name?: string
  map: Record<string, string>
  rows?: string
  draft?: true
  media?: true
  json?: true
}

export function feedCommand(program: Command): void {
  program
    .command('feed')
    .description(
      'imports what a feed lists: podcast and media RSS, M3U, XMLTV, OPML, CSV, JSON; can be repeated at any time',
    )
    .argument('<url-or-file>', 'the feed; nothing it lists is downloaded without --media')
    .addOption(
      new Option('--vertical <vertical>', 'what kind of titles it lists, if the feed does not say').choices(
        VERTICALS,
      ),
    )
    .option('--name <name>', 'its name in the console')
    .option('--map <field=column>', `for CSV and JSON: ${FEED_FIELDS.join(', ')}; repeatable`, readMap, {})
    .option('--rows <place>', 'for JSON: where its list is, such as data.items')
    .option('--draft', 'imports titles as hidden; `quintet publish` shows them')
    .option('--media', 'downloads the media it lists, from public addresses only')
    .option('--json', 'prints the JSON of import --json, with feed, programmes and feeds added')
    .addHelpText(
      'after',
      '\nThe options are saved with the feed. Exit status: 0 success, 3 some items failed, 1 failure.',
    )
    .action((where: string, options: Options) => runCommand((session) => importFeed(session, where, options)))
}

function readMap(written: string, before: Record<string, string>): Record<string, string> {
  const [, field = '', column = ''] = /^(\w+)=(.+)$/s.exec(written) ?? []
  if (field === '') throw new InvalidArgumentError('Write it as FIELD=COLUMN, such as title=Name.')
  return { ...before, [field]: column }
}

async function importFeed({ foundation, signal }: Session, where: string, options: Options): Promise<number> {
  if (await foundation.rest.isResting())
    throw new CommandError('This is a restored copy that is paused. Run "quintet resume" first.')
  const address = await addressOf(where)
  const feedId = await noteFeed(foundation, address, options)
  const { runFeed } = await import('@quintet/content/feeds')
  const { readMediaToolVersion } = await import('@quintet/media-files/tools/executables')
  const { startWork } = await import('@quintet/server/work')
  const hasMediaTools = (await readMediaToolVersion()) !== null
  const work = await startWork({
    ...foundation,
    config: { ...foundation.config, hasDemo: false, smtpUrl: null },
  })
  const progress = openProgress(process.stderr.isTTY && !options.json, PHASES)
  try {
    const report = await runFeed(foundation, feedId, {
      waitsForMedia: hasMediaTools,
      signal,
      onProgress: (at) => progress.show(at),
    })
    progress.end()
    answer(options.json === true, report, linesOf(report))
    return report.failed.length > 0 ? EXIT.someFailed : EXIT.ok
  } finally {
    progress.end()
    await work.stop()
  }
}

async function addressOf(where: string): Promise<string> {
  if (/^https?:\/\//i.test(where)) {
    const url = URL.parse(where)
    if (!url) throw new CommandError(`"${where}" is not an address.`)
    return url.href
  }
  const file = path.resolve(where)
  if (!(await stat(file).catch(() => null))?.isFile()) throw new CommandError(`There is no file ${file}.`)
  return file
}

function mappingOf({ map, rows }: Options): FeedMapping | undefined {
  if (Object.keys(map).length === 0 && rows === undefined) return undefined
  const read = FeedMapping.safeParse({ columns: map, ...(rows === undefined ? {} : { rows }) })
  if (read.success) return read.data
  throw new CommandError(`--map: the field must be one of ${FEED_FIELDS.join(', ')}.`)
}

async function noteFeed(
  { db, clock }: Session['foundation'],
  address: string,
  options: Options,
): Promise<string> {
  const now = clock.now()
  const mapping = mappingOf(options)
  const { settleFeed } = await import('@quintet/content/feeds')
  const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
  return db.transaction().execute(async (tx) => {
    const { id, isNew, settings } = await settleFeed(
      tx,
      {
        address,
        ...(options.name === undefined ? {} : { name: options.name }),
        ...(options.vertical === undefined ? {} : { vertical: options.vertical }),
        ...(mapping === undefined ? {} : { mapping }),
        ...(options.draft ? { isDraft: true } : {}),
        ...(options.media ? { fetchesMedia: true } : {}),
      },
      now,
    )
    await noteChange(
      tx,
      {
        actor: COMMAND_LINE,
        action: isNew ? 'feed_added' : 'feed_run',
        subject: 'feed',
        subjectId: id,
        after: { address, ...settings },
      },
      now,
    )
    return id
  })
}

function linesOf(report: RunReport): string[] {
  const hidden = report.items.filter(({ state }) => state === 'draft').length
  return [
    `${report.imported} imported, ${report.updated} updated, ${report.unchanged} unchanged, ${report.failed.length} failed`,
    ...(report.programmes > 0 ? [`${counted(report.programmes, 'programme')} assigned to channels`] : []),
    ...(hidden > 0 ? [`${hidden} hidden; quintet publish shows them.`] : []),
    ...block(
      'Feeds it lists; import each with',
      report.feeds.map(({ name, address }) => `${name}\n    quintet feed ${address}`),
    ),
    ...block(
      'Failed',
      report.failed.map(({ path: item, reason }) => `${item}\n    ${reason}`),
    ),
    ...block(
      'No longer listed, still in the catalogue',
      report.vanished.map(({ title }) => title),
    ),
    ...block(
      'Skipped',
      report.ignored.map(({ path: item, reason }) => `${item}\n    ${reason}`),
    ),
  ]
}
