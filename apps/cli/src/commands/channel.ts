/** `quintet channel list`, `plan`, `add`, `stop`, `start`. @spec decisions 12.11 */
import {
  addChannel,
  type ChannelRow,
  channelPlan,
  listChannels,
  stopChannel,
} from '@quintet/content/channels'
import { Programme } from '@quintet/contracts/library'
import type { OperatorAction } from '@quintet/contracts/operator/events'
import { isVertical } from '@quintet/domain/categories'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@quintet/domain/languages'
import { parseRating } from '@quintet/domain/rating'
import { SCHEDULE_DAYS } from '@quintet/domain/schedule'
import { COMMAND_LINE, noteChange } from '@quintet/operator'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { type Command, Option } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

const HOURS_MAX = SCHEDULE_DAYS * 24

type JsonOption = { json?: true }

export function channelCommands(program: Command): void {
  const channel = program
    .command('channel')
    .description('channels: which there are, what they play, a new one')
  listCommand(channel)
  planCommand(channel)
  addCommand(channel)
  airCommand(channel, 'stop')
  airCommand(channel, 'start')
}

const languageOption = () =>
  new Option('--lang <language>', 'language of titles').choices(LANGUAGES).default(DEFAULT_LANGUAGE)

function listCommand(channel: Command): void {
  channel
    .command('list')
    .description('all channels, hidden ones too')
    .addOption(languageOption())
    .option('--json', 'answers [{id, title, vertical, state, programme}] as JSON')
    .action(({ lang, json }: JsonOption & { lang: Language }) =>
      runCommand(async ({ foundation }) => {
        const found = await listChannels(foundation.db, lang)
        answer(json === true, found, found.length > 0 ? found.map(lineOf) : ['There are no channels.'])
        return EXIT.ok
      }),
    )
}

function lineOf({ id, title, vertical, state, programme }: ChannelRow): string {
  const rules = (programme?.rules ?? []).map(
    ({ from, categories, tags = [] }) => `${from ? `${from} ` : ''}${[...categories, ...tags].join(',')}`,
  )
  const plays = programme?.titles ? `${programme.titles.length} titles in a row` : rules.join('; ')
  return `${String(id).padStart(6)}  ${state.padEnd(8)}  ${vertical.padEnd(12)}  ${title}  ${plays}`.trimEnd()
}

function planCommand(channel: Command): void {
  channel
    .command('plan')
    .description('what a channel plays from now on: certain for the next hour, foretold beyond')
    .argument('<id>', 'its number, as in `quintet channel list`')
    .option('--hours <n>', `so far ahead, ${HOURS_MAX} at most`, '6')
    .addOption(languageOption())
    .option('--json', 'answers [{contentId, title, byline, vertical, startsAt, endsAt}] as JSON')
    .action((id: string, { hours, lang, json }: JsonOption & { hours: string; lang: Language }) =>
      runCommand(async ({ foundation }) => {
        const ahead = readNumber('--hours', hours, HOURS_MAX)
        const wish = { id: readId(id), hours: ahead, language: lang }
        const plan = await channelPlan(foundation, wish).catch((error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'unknown_content')
            throw new CommandError(`There is no channel ${id} on the air.`)
          throw error
        })
        const lines = plan.map(
          ({ startsAt, title, byline }) =>
            `${startsAt.slice(0, 19).replace('T', ' ')}  ${title}${byline ? `  (${byline})` : ''}`,
        )
        answer(json === true, plan, lines.length > 0 ? lines : ['It has nothing to play.'])
        return EXIT.ok
      }),
    )
}

type AddOptions = JsonOption & {
  rule: string[]
  vertical: string
  category: string[]
  apart: string
  rating?: string
}

const collect = (value: string, before: string[]) => [...before, value]

function addCommand(channel: Command): void {
  channel
    .command('add')
    .description('adds a channel that plays titles by rules, on the air at once')
    .argument('<title>', 'its name')
    .option(
      '--rule <rule>',
      'what it plays, from a time of day on: "movies:comedy,movies:scifi" or "20:00 movies:drama"; repeatable',
      collect,
      [],
    )
    .option('--vertical <vertical>', 'movies, sports, or music-stream for radio', 'movies')
    .option('--category <category>', 'where it is listed, such as movies:comedy; repeatable', collect, [])
    .option('--apart <hours>', 'hours in which a title does not come again', '3')
    .option('--rating <rating>', 'such as "FSK 12"; for children only what is rated for them')
    .option('--json', 'answers {id} as JSON')
    .action((title: string, options: AddOptions) =>
      runCommand(async ({ foundation: { db, clock } }) => {
        const wanted = readChannel(title, options)
        const now = clock.now()
        const id = await db.transaction().execute(async (trx) => {
          const made = await addChannel(trx, wanted, now)
          await note(trx, { action: 'channel_added', id: made, after: wanted }, now)
          return made
        })
        answer(options.json === true, { id }, [`${title} is on the air as ${id}.`])
        return EXIT.ok
      }),
    )
}

function readChannel(title: string, { rule, vertical, category, apart, rating }: AddOptions) {
  if (!isVertical(vertical) || !['movies', 'sports', 'music-stream'].includes(vertical))
    throw new CommandError(`--vertical: "${vertical}" has no channels.`)
  const guidance = rating === undefined ? null : parseRating(rating)
  if (rating !== undefined && guidance === null) throw new CommandError(`--rating: "${rating}" is not known.`)
  if (rule.length === 0) throw new CommandError('--rule: Say what it plays, such as "movies:comedy".')
  const rules = rule.map((written) => {
    const [first = '', ...rest] = written.trim().split(/\s+/)
    const isTimed = /^\d/.test(first)
    const listed = (isTimed ? rest : [first, ...rest]).join('')
    return { ...(isTimed ? { from: first } : {}), categories: listed.split(',') }
  })
  const read = Programme.safeParse({ rules, apartHours: readNumber('--apart', apart, 48) })
  if (!read.success) throw new CommandError(`--rule: ${read.error.issues[0]?.message ?? 'is not readable.'}`)
  return { title, vertical, categories: category, rating: guidance, programme: read.data }
}

function airCommand(channel: Command, name: 'stop' | 'start'): void {
  channel
    .command(name)
    .description(
      name === 'stop' ? 'takes a channel off the air; what plays it ends' : 'puts it back on the air',
    )
    .argument('<id>', 'its number')
    .option('--json', 'answers {id, state} as JSON')
    .action((written: string, { json }: JsonOption) =>
      runCommand(async ({ foundation: { db, clock } }) => {
        const id = readId(written)
        const now = clock.now()
        const isThere = await db.transaction().execute(async (trx) => {
          const found = await stopChannel(trx, id, name === 'stop' ? now : null)
          if (found)
            await note(trx, { action: name === 'stop' ? 'channel_stopped' : 'channel_started', id }, now)
          return found
        })
        if (!isThere) throw new CommandError(`There is no channel ${id}.`)
        const state = name === 'stop' ? 'stopped' : 'on air'
        answer(json === true, { id, state }, [`${id} is ${name === 'stop' ? 'off' : 'on'} the air.`])
        return EXIT.ok
      }),
    )
}

type Noted = { action: OperatorAction; id: number; after?: object }

function note(trx: DatabaseTransaction, { action, id, after }: Noted, now: Date): Promise<void> {
  return noteChange(
    trx,
    { actor: COMMAND_LINE, action, subject: 'title', subjectId: String(id), ...(after ? { after } : {}) },
    now,
  )
}

function readId(written: string): number {
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new CommandError(`"${written}" is no number of a channel.`)
  return Number(written)
}

function readNumber(option: string, written: string, most: number): number {
  const number = Number(written)
  if (written.trim() === '' || !(number >= 0 && number <= most))
    throw new CommandError(`${option}: "${written}" is no number from 0 to ${most}.`)
  return number
}
