/** Runs `quintet` as an operator does, on libraries made for the tests. */
import { type ChildProcess, execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Product } from '@quintet/testing'

const run = promisify(execFile)

export const QUINTET = path.join(import.meta.dirname, '../../apps/cli/bin/quintet')

/** The settings with which the command line finds a product that was started here. */
export function environmentOf({ foundation: { databaseUrl, config } }: Product): Record<string, string> {
  return { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir }
}

export type Ran = { status: number | null; stdout: string; stderr: string }

/** Starts the command line; `detached`, so that a test can signal its whole process group. */
export function startQuintet(args: readonly string[], environment: Record<string, string>): ChildProcess {
  return spawn(QUINTET, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export async function quintet(args: readonly string[], environment: Record<string, string>): Promise<Ran> {
  const child = startQuintet(args, environment)
  const ran: Ran = { status: null, stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (ran.stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (ran.stderr += text))
  ran.status = await ended(child)
  return ran
}

/** What a command is run with. */
export type Command = { args: readonly string[]; environment: Record<string, string> }

export type CommandHost = {
  /** Runs a command after those before it. */
  quintet: typeof quintet
  close: () => Promise<void>
}

/** Runs commands in one process, for tests of what they do and say; a process of its own for each is what other tests are about. */
export function openCommandHost(): CommandHost {
  let host: ChildProcess | undefined
  let before: Promise<unknown> = Promise.resolve()
  const start = () => {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
    return fork(path.join(import.meta.dirname, 'command-host.ts'), {
      env: { PATH, HOME, NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
  }
  const ask = async (command: Command): Promise<Ran> => {
    const running = (host ??= start())
    const over = new AbortController()
    const { signal } = over
    try {
      const answered = once(running, 'message', { signal })
      const died = once(running, 'exit', { signal }).then(([status]) => {
        throw new Error(`The process of the commands ended with ${status} at ${command.args.join(' ')}.`)
      })
      running.send(command)
      const [ran] = await Promise.race([answered, died])
      return ran as Ran
    } finally {
      over.abort()
    }
  }
  return {
    quintet(args, environment) {
      const ran = before.then(() => ask({ args, environment }))
      before = ran.catch(() => {})
      return ran
    },
    async close() {
      await before
      if (!host || host.exitCode !== null) return
      host.disconnect()
      await once(host, 'exit')
    },
  }
}

export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status))
  })
}

export type ImportAnswer = {
  imported: number
  updated: number
  unchanged: number
  failed: { path: string; reason: string }[]
  items: { id: number; path: string; kind: string; title: string; change: string; state: string }[]
  vanished: { path: string; title: string }[]
  ignored: { path: string; reason: string }[]
}

/** Runs `quintet import DIR --json`; returns the JSON with the exit status. */
export async function importJson(
  directory: string,
  environment: Record<string, string>,
  ...more: string[]
): Promise<ImportAnswer & { status: number | null }> {
  const { status, stdout, stderr } = await quintet(['import', directory, '--json', ...more], environment)
  if (stdout === '') throw new Error(`quintet import ended with ${status}: ${stderr}`)
  return { status, ...(JSON.parse(stdout) as ImportAnswer) }
}

/**
 * Writes a small library: two one-second films, one with trailer and subtitles, an album of two tagged tracks, a book in two parts, a game,
 * and a series that is only announced. 11 titles.
 */
export async function writeSmallLibrary(root: string): Promise<void> {
  const film = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:d=1:r=24', '-f', 'lavfi', '-i', 'sine=d=1', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'] // prettier-ignore
  const tone = (frequency: number) => ['-f', 'lavfi', '-i', `sine=f=${frequency}:d=1`]
  const tags = (facts: Record<string, string>) =>
    Object.entries(facts).flatMap(([name, value]) => ['-metadata', `${name}=${value}`])
  const make = async (name: string, args: string[]) => {
    const target = path.join(root, name)
    await mkdir(path.dirname(target), { recursive: true })
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, target])
  }
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  await make('Movies/Testbild (2020)/Testbild (2020).mp4', film)
  await cp(
    path.join(root, 'Movies/Testbild (2020)/Testbild (2020).mp4'),
    path.join(root, 'Movies/Testbild (2020)/Testbild (2020)-trailer.mp4'),
  )
  await write(
    'Movies/Testbild (2020)/Testbild (2020).de.srt',
    '1\r\n00:00:00,100 --> 00:00:00,900\r\nHallo\r\n',
  )
  await cp(
    path.join(root, 'Movies/Testbild (2020)/Testbild (2020).mp4'),
    path.join(root, 'Movies/Zweites.mp4'),
  )
  const album = { artist: 'Die Sinustöne', album: 'Grundwellen' }
  await make('Music/Sinus/Wellen/01.flac', [
    ...tone(440),
    ...tags({ ...album, title: 'Kammerton', track: '1' }),
  ])
  await make('Music/Sinus/Wellen/02.flac', [...tone(880), ...tags({ ...album, title: 'Oktave', track: '2' })])
  await make('Audiobooks/A. Uthor/Zwei Teile/1.mp3', tone(300))
  await make('Audiobooks/A. Uthor/Zwei Teile/2.mp3', tone(400))
  await write('Games/Klick/index.html', '<!doctype html><title>Klick</title>')
  await write(
    'Shows/Bald/quintet.json',
    JSON.stringify({ texts: { de: { title: 'Bald' } }, rating: 'FSK 0' }),
  )
  for (const number of [1, 2, 3])
    await write(
      `Shows/Bald/Season 01/Bald S01E0${number}.quintet.json`,
      JSON.stringify({ texts: { de: { title: `Folge ${number}` } } }),
    )
}

export const SMALL_LIBRARY_TITLES = 11
