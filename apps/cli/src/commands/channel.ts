/** `quintet channel list`, `plan`, `add`, `key`, `jingles`, `stop`, `start`, `remove`. @spec decisions 12.11 */
import type { ChannelRow, PushedTo } from '@quintet/content/channels'
import { isProblem } from '@quintet/contracts/problem'
import { counted } from '@quintet/domain/basics/counted'
import { isVertical } from '@quintet/domain/catalogue/categories'
import type { Language } from '@quintet/domain/basics/languages'
import { readIngestSource } from '@quintet/domain/live/live-ingest'
import { parseRating } from '@quintet/domain/youth/rating'
import { SCHEDULE_DAYS } from '@quintet/domain/live/schedule'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, shownTime } from '../session.ts'
import { type JsonOption, languageOption, note, readId, readNumber } from './channel-arguments.ts'
import { jinglesCommand } from './channel-jingles.ts'

const HOURS_MAX = SCHEDULE_DAYS * 24

export function channelCommands(program: Command): void {
  const channel = program.command('channel').description('lists, adds and controls channels')
  listCommand(channel)
  planCommand(channel)
  addCommand(channel)
  keyCommand(channel)
  jinglesCommand(channel)
  airCommand(channel, 'stop')
  airCommand(channel, 'start')
  removeCommand(channel)
}

function listCommand(channel: Command): void {
  channel
    .command('list')
    .description('all channels, including hidden ones')
    .addOption(languageOption())
    .option('--json', 'prints [{id, title, vertical, state, programme, live}] as JSON')
    .action(({ lang, json }: JsonOption & { lang: Language }) =>
      runCommand(async ({ foundation }) => {
        const { listChannels } = await import('@quintet/content/channels')
        const found = await listChannels(foundation.db, lang)
        answer(json === true, found, found.length > 0 ? found.map(lineOf) : ['There are no channels yet.'])
        return EXIT.ok
      }),
    )
}

function lineOf({ id, title, vertical, state, programme, live }: ChannelRow): string {
  const rules = (programme?.rules ?? []).map(
    ({ from, categories, tags = [] }) => `${from ? `${from} ` : ''}${[...categories, ...tags].join(',')}`,
  )
  const planned = programme?.titles
    ? `${counted(programme.titles.length, 'title')} in order`
    : rules.join('; ')
  const plays = live ? standingOf(live) : planned
  return `${String(id).padStart(6)}  ${state.padEnd(8)}  ${vertical.padEnd(12)}  ${title}  ${plays}`.trimEnd()
}

function standingOf({ kind, state, since, trouble, worker }: NonNullable<ChannelRow['live']>): string {
  if (state === 'idle') return `${kind}: no worker runs it`
  const at = `${since === null ? '' : `since ${shownTime(since)} `}on ${worker}`
  const told = trouble === null ? '' : ` (${trouble})`
  return `${kind}: ${state === 'running' ? 'running' : 'waiting for its source'}${told} ${at}`
}

function planCommand(channel: Command): void {
  channel
    .command('plan')
    .description('what a channel plays next: fixed for the next hour, a forecast after that')
    .argument('<id>', 'its id, as in `quintet channel list`')
    .option('--hours <n>', `how far ahead, at most ${HOURS_MAX}`, '6')
    .addOption(languageOption())
    .option('--json', 'prints [{contentId, title, byline, vertical, startsAt, endsAt}] as JSON')
    .action((id: string, { hours, lang, json }: JsonOption & { hours: string; lang: Language }) =>
      runCommand(async ({ foundation }) => {
        const ahead = readNumber('--hours', hours, HOURS_MAX)
        const { channelPlan } = await import('@quintet/content/channels')
        const wish = { id: readId(id), hours: ahead, language: lang }
        const plan = await channelPlan(foundation, wish).catch((error: unknown) => {
          if (!isProblem(error, 'unknown_content')) throw error
          throw new CommandError(`Channel ${id} does not exist or is off the air.`)
        })
        const lines = plan.map(
          ({ startsAt, title, byline }) => `${shownTime(startsAt)}  ${title}${byline ? `  (${byline})` : ''}`,
        )
        answer(json === true, plan, lines.length > 0 ? lines : ['It has nothing to play.'])
        return EXIT.ok
      }),
    )
}

type AddOptions = JsonOption & {
  rule: string[]
  ingest?: string
  lowLatency?: true
  vertical: string
  category: string[]
  apart: string
  rating?: string
}

const collect = (value: string, before: string[]) => [...before, value]

function addCommand(channel: Command): void {
  channel
    .command('add')
    .description('adds a channel that plays titles by rules or a live source, and puts it on the air')
    .argument('<title>', 'its name')
    .option(
      '--rule <rule>',
      'what it plays, optionally from a time of day: "movies:comedy,movies:scifi" or "20:00 movies:drama"; repeatable',
      collect,
      [],
    )
    .option(
      '--ingest <source>',
      'a live source: rtmp or srt (pushed by an encoder), an HLS or RTSP address to pull, or a file that plays in a loop',
    )
    .option(
      '--low-latency',
      'with --ingest: a few seconds less delay, but more requests and lower picture quality',
    )
    .option('--vertical <vertical>', 'movies, sports, or music-stream for radio', 'movies')
    .option('--category <category>', 'where it is listed, such as movies:comedy; repeatable', collect, [])
    .option('--apart <hours>', 'hours before a title is repeated', '3')
    .option('--rating <rating>', 'such as "FSK 12"; without one it is hidden from children')
    .option('--json', 'prints {id} as JSON')
    .action((title: string, options: AddOptions) =>
      runCommand(async ({ foundation: { db, clock, storage, config } }) => {
        const now = clock.now()
        const { addChannel, addIngestChannel } = await import('@quintet/content/channels')
        const wanted = await readChannel(title, options)
        const { id, pushedTo } = await db.transaction().execute(async (trx) => {
          const made =
            'source' in wanted
              ? await addIngestChannel(trx, { db, storage, live: config.live }, wanted, now)
              : { id: await addChannel(trx, wanted, now), pushedTo: null }
          // An address may contain a password, so the event names only the kind.
          const after = 'source' in wanted ? { ...wanted, source: wanted.source.kind } : wanted
          await note(trx, { action: 'channel_added', id: made.id, after }, now)
          return made
        })
        const told = pushedTo ? { id, ...pushedTo } : { id }
        answer(options.json === true, told, [
          `${title} is on the air as channel ${id}.`,
          ...keyLines(pushedTo),
        ])
        return EXIT.ok
      }),
    )
}

const keyLines = (pushedTo: PushedTo | null): string[] =>
  pushedTo ? [`Push to ${pushedTo.address}`, `Key (shown only once): ${pushedTo.key}`] : []

function keyCommand(channel: Command): void {
  channel
    .command('key')
    .description('creates a new key for a channel’s encoder; the old one stops working within seconds')
    .argument('<id>', 'its id')
    .option('--json', 'prints {id, address, key} as JSON')
    .action((written: string, { json }: JsonOption) =>
      runCommand(async ({ foundation: { db, clock, config } }) => {
        const id = readId(written)
        const { renewIngestKey } = await import('@quintet/content/channels')
        const pushedTo = await db.transaction().execute(async (trx) => {
          const renewed = await renewIngestKey(trx, { db, live: config.live }, id)
          if (renewed) await note(trx, { action: 'channel_key_renewed', id }, clock.now())
          return renewed
        })
        if (!pushedTo) throw new CommandError(`Channel ${id} does not exist, or its source is not pushed.`)
        answer(json === true, { id, ...pushedTo }, keyLines(pushedTo))
        return EXIT.ok
      }),
    )
}

async function readChannel(title: string, options: AddOptions) {
  const { rule, ingest, lowLatency, vertical, category, apart, rating } = options
  if (!isVertical(vertical) || !['movies', 'sports', 'music-stream'].includes(vertical))
    throw new CommandError(`--vertical: there are no channels for "${vertical}".`)
  const guidance = rating === undefined ? null : parseRating(rating)
  if (rating !== undefined && guidance === null)
    throw new CommandError(`--rating: unknown rating "${rating}".`)
  const channel = { title, vertical, categories: category, rating: guidance }
  if (ingest !== undefined) {
    if (rule.length > 0) throw new CommandError('--ingest and --rule cannot be combined.')
    const source = readIngestSource(ingest)
    if (!source) throw new CommandError('--ingest: give rtmp, srt, an HLS or RTSP address, or a file.')
    if (lowLatency && vertical === 'music-stream')
      throw new CommandError('--low-latency is not available for radio.')
    return { ...channel, source, ...(lowLatency ? { hasParts: true } : {}) }
  }
  if (lowLatency) throw new CommandError('--low-latency needs a live source (--ingest).')
  if (rule.length === 0) throw new CommandError('--rule: give what it plays, such as "movies:comedy".')
  const rules = rule.map((written) => {
    const [first = '', ...rest] = written.trim().split(/\s+/)
    const isTimed = /^\d/.test(first)
    const listed = (isTimed ? rest : [first, ...rest]).join('')
    return { ...(isTimed ? { from: first } : {}), categories: listed.split(',') }
  })
  const { Programme } = await import('@quintet/contracts/library')
  const read = Programme.safeParse({ rules, apartHours: readNumber('--apart', apart, 48) })
  if (!read.success) throw new CommandError(`--rule: ${read.error.issues[0]?.message ?? 'cannot be read.'}`)
  return { ...channel, programme: read.data }
}

function airCommand(channel: Command, name: 'stop' | 'start'): void {
  channel
    .command(name)
    .description(
      name === 'stop' ? 'takes a channel off the air; what plays it ends' : 'puts it back on the air',
    )
    .argument('<id>', 'its id')
    .option('--json', 'prints {id, state} as JSON')
    .action((written: string, { json }: JsonOption) =>
      runCommand(async ({ foundation: { db, clock } }) => {
        const id = readId(written)
        const { stopChannel } = await import('@quintet/content/channels')
        const now = clock.now()
        const isThere = await db.transaction().execute(async (trx) => {
          const found = await stopChannel(trx, id, name === 'stop' ? now : null)
          if (found)
            await note(trx, { action: name === 'stop' ? 'channel_stopped' : 'channel_started', id }, now)
          return found
        })
        if (!isThere) throw new CommandError(`There is no channel ${id}; quintet channel list shows all.`)
        const state = name === 'stop' ? 'stopped' : 'on air'
        answer(json === true, { id, state }, [`${id} is ${name === 'stop' ? 'off' : 'on'} the air.`])
        return EXIT.ok
      }),
    )
}

function removeCommand(channel: Command): void {
  channel
    .command('remove')
    .description('moves a channel to the bin, where the console restores or deletes it; what plays it ends')
    .argument('<id>', 'its id')
    .option('--json', 'prints {id, state} as JSON')
    .action((written: string, { json }: JsonOption) =>
      runCommand(async ({ foundation: { db, clock } }) => {
        const id = readId(written)
        const { removeChannel } = await import('@quintet/content/channels')
        const { COMMAND_LINE } = await import('@quintet/operator')
        const now = clock.now()
        const isRemoved = await db.transaction().execute(async (trx) => {
          const removed = await removeChannel(trx, { id, actor: COMMAND_LINE }, now)
          if (removed) await note(trx, { action: 'titles_binned', id, after: { titles: 1 } }, now)
          return removed
        })
        if (!isRemoved) throw new CommandError(`There is no channel ${id}, or it is in the bin already.`)
        answer(json === true, { id, state: 'binned' }, [`${id} is in the bin.`])
        return EXIT.ok
      }),
    )
}
