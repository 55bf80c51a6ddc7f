/** `quintet feed URL-or-FILE`. @spec decisions 7.8 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FeedProgress, RunReport } from '@quintet/content/feeds'
import { FEED_FIELDS, FeedMapping } from '@quintet/contracts/operator/feeds'
import { counted } from '@quintet/domain/basics/counted'
import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  block,
  blockOfReasons,
  countsOf,
  IMPORT_PHASES,
  refuseIfPaused,
  runWithWorkers,
} from '../import-run.ts'
import { CommandError, runCommand, type Session } from '../session.ts'

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

async function importFeed(session: Session, where: string, options: Options): Promise<number> {
  await refuseIfPaused(session)
  const { foundation } = session
  const feedId = await noteFeed(foundation, await addressOf(where), options)
  const { runFeed } = await import('@quintet/content/feeds')
  return runWithWorkers(session, {
    isJson: options.json === true,
    bringsMedia: options.media === true,
    phases: PHASES,
    run: (wishes) => runFeed(foundation, feedId, wishes),
    linesOf,
  })
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
  const { programmes, feeds, failed, vanished, ignored } = report
  return [
    ...countsOf(report),
    ...(programmes > 0 ? [`${counted(programmes, 'programme')} assigned to channels`] : []),
    ...block(
      'Feeds it lists; import each with',
      feeds.map(({ name, address }) => `${name}\n    quintet feed ${address}`),
    ),
    ...blockOfReasons('Failed', failed),
    ...block(
      'No longer listed, still in the catalogue',
      vanished.map(({ title }) => title),
    ),
    ...blockOfReasons('Skipped', ignored),
  ]
}
