/**
 * Runs ffmpeg and ffprobe as confined children: in a cage with only the files to read, without network, with an empty environment, with
 * limits on time, memory and files, and ending when we end. Media files come from strangers, and Debian's ffmpeg has had vulnerabilities
 * (CVE-2026-8461), so its tools are confined and read only whitelisted formats and codecs. @spec security 3.1
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { areReadableByAll } from './cage-user.ts'
import { computingSecondsOf } from './computing-time.ts'
import { findMediaTool, findSandbox, type MediaTool } from './executables.ts'
import { explainLateness, explainMessages, MediaToolError } from './media-tool-error.ts'

const FILE_PROTOCOL = 'file:'

const FORMATS =
  'mov,matroska,webm,mp3,ogg,flac,wav,aiff,avi,mpegts,mpeg,aac,' +
  // Formats of older cameras, recorders and rippers.
  'asf,flv,dv,ac3,eac3,caf,tta,wv,ape,mpc,mpc8,dsf'

const CODECS = [
  'h264,hevc,vp8,vp9,libdav1d,av1,mpeg4,mpeg2video,mpeg1video,theora,prores,mjpeg,png',
  'aac,mp3float,mp3,mp2float,mp2,ac3,eac3,dca,truehd,opus,vorbis,flac,alac',
  'pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_u8',
  // Older video: WMV, DivX 3, Flash, mobile phones, DV cameras.
  'wmv1,wmv2,wmv3,vc1,msmpeg4v1,msmpeg4v2,msmpeg4,flv,h263,dvvideo',
  // Older audio: WMA, Monkey’s Audio, WavPack, Musepack, True Audio, DSD, mobile phones.
  'wmav1,wmav2,wmapro,wmalossless,ape,wavpack,mpc7,mpc8,tta,dsd_lsbf,dsd_lsbf_planar,dsd_msbf,dsd_msbf_planar,amrnb,amrwb',
  'pcm_alaw,pcm_mulaw,pcm_s8,adpcm_ima_qt,adpcm_ima_wav,adpcm_ms',
  'subrip,srt,ass,ssa,mov_text,webvtt,text',
  // Never decoded, but ffprobe opens a decoder for every stream and fails on a file with one it may not open.
  'pgssub,dvdsub,dvbsub,xsub,cc_dec,libzvbi_teletextdec',
].join(',')

/** Options before every input: the allowed protocols, formats and codecs. */
export const INPUT_OPTIONS: readonly string[] = [
  '-protocol_whitelist', 'file,crypto',
  '-format_whitelist', FORMATS,
  '-codec_whitelist', CODECS,
] // prettier-ignore

/** Options before an input that arrives through a pipe: a live source in one of these formats. */
export const LIVE_INPUT_OPTIONS: readonly string[] = [
  '-protocol_whitelist', 'pipe',
  '-format_whitelist', 'flv,mpegts',
  '-codec_whitelist', CODECS,
] // prettier-ignore

/**
 * Returns the options before the only input of a tool that fetches a live source: its address comes in a list through a pipe, so that
 * nobody can read it.
 */
export function fetchOptions(protocols: string, formats: string): string[] {
  return [
    '-protocol_whitelist', `pipe,${protocols}`,
    '-format_whitelist', `concat,${formats}`,
    '-codec_whitelist', CODECS,
    '-f', 'concat', '-safe', '0',
  ] // prettier-ignore
}

/** Names an input file so that nothing in its name is taken for a protocol or an option. */
export function inputAddress(file: string): string {
  return `${FILE_PROTOCOL}${path.resolve(file)}`
}

/** Returns the pipe of ffmpeg's output with this `number`, starting at 0. */
export function outputAddress(number: number): string {
  return `pipe:${FIRST_OUTPUT + number}`
}

// Returns the only files of the machine that the tool sees, under their own names.
function filesIn(args: readonly string[]): string[] {
  return args.filter((word) => word.startsWith(FILE_PROTOCOL)).map((word) => word.slice(FILE_PROTOCOL.length))
}

export type ConfinedRun = {
  tool: MediaTool
  args: readonly string[]
  /** Wall-clock limit in seconds, after which the whole process group is killed. */
  wallSeconds: number
  cpuSeconds?: number
  memoryBytes?: number
  /** Input that it reads as `pipe:0`. */
  input?: AsyncIterable<Uint8Array>
  /** Number of outputs read through pipes, besides standard output. */
  outputs?: number
  /** Allows connections, for a tool that fetches a live source and decodes nothing of it. */
  hasNetwork?: boolean
  /** True if someone is waiting for the result. */
  isUrgent?: boolean
  signal?: AbortSignal | undefined
  /** Receives the seconds of media done so far, about twice a second. */
  onProgress?: ((seconds: number) => void) | undefined
  /** Receives standard error in chunks. */
  onMessage?: ((text: string) => void) | undefined
}

export type Confined = {
  stdout: Readable
  outputs: readonly Readable[]
  /** Resolves with the tool's standard error; rejects with a MediaToolError. */
  finished: Promise<string>
  /** Stops the tool because its output is no longer needed. */
  kill(): void
}

const FOLDER_PREFIX = 'quintet-media-'
const ABANDONED_MS = 24 * 60 * 60 * 1000
const GIGABYTE = 1024 ** 3
const PROGRESS_PIPE = 3
const FIRST_OUTPUT = 4
const MAX_PROCESSES = 512
const MESSAGE_BYTES = 64 * 1024

const hidden = new Set<string>()

/** Hides this folder from all tools, apart from the files they are to read, wherever it is. */
export async function hideFromTools(folder: string): Promise<void> {
  hidden.add(await realpath(folder))
}

/** Starts a tool. Fails with a MediaToolError of kind `missing` if it is not installed. */
export async function startConfined(run: ConfinedRun): Promise<Confined> {
  const [executable, sandbox] = await Promise.all([findMediaTool(run.tool), findSandbox()])
  if (run.signal?.aborted) throw new MediaToolError('stopped', 'Processing was stopped.')
  const { hasNetwork = false, isUrgent = false } = run
  const readable = filesIn(run.args)
  const isReadableByAll = await areReadableByAll(readable)
  const folder = await mkdtemp(path.join(os.tmpdir(), FOLDER_PREFIX))
  const words = [
    ...sandbox.wrap(
      {
        cpuSeconds: Math.ceil(run.cpuSeconds ?? run.wallSeconds * os.availableParallelism()),
        memoryBytes: run.memoryBytes ?? 8 * GIGABYTE,
        // All output goes through pipes.
        fileBytes: 0,
        processes: MAX_PROCESSES,
      },
      { root: folder, hidden: [...hidden], readable, isReadableByAll, hasNetwork, isUrgent },
    ),
    executable,
    ...(run.tool === 'ffmpeg' ? ['-nostdin', '-nostats', '-progress', `pipe:${PROGRESS_PIPE}`] : []),
    ...run.args,
  ]
  const child = spawn(words[0] ?? executable, words.slice(1), {
    cwd: folder,
    env: { LC_ALL: 'C', HOME: folder, TMPDIR: folder, AV_LOG_FORCE_NOCOLOR: '1' },
    // Its own process group, so that killing that leaves nothing behind.
    detached: true,
    stdio: [
      run.input ? 'pipe' : 'ignore',
      'pipe',
      'pipe',
      ...Array.from({ length: 1 + (run.outputs ?? 0) }, () => 'pipe' as const),
    ],
  })
  const kill = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
  let ended: MediaToolError | undefined
  const endWith = (error: MediaToolError): void => {
    ended ??= error
    kill()
  }
  const endLate = async (): Promise<void> => {
    const computed = child.pid === undefined ? null : await computingSecondsOf(child.pid).catch(() => null)
    endWith(explainLateness(run.wallSeconds, computed))
  }
  const timer = setTimeout(() => void endLate(), run.wallSeconds * 1000)
  const onAbort = (): void => endWith(new MediaToolError('stopped', 'Processing was stopped.'))
  run.signal?.addEventListener('abort', onAbort, { once: true })
  // If the tool ends before it has read all its input, it reports the reason itself.
  if (run.input && child.stdin) pipeline(run.input, child.stdin).catch(() => {})
  const messages = collectMessages(readablePipe(child.stdio[2]), run.onMessage)
  reportProgress(readablePipe(child.stdio[PROGRESS_PIPE]), run.onProgress)

  const finished = new Promise<string>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new MediaToolError('machine', `${run.tool} could not be started.`, { cause: error })),
    )
    // By then all pipes are closed, so the messages are complete.
    child.once('close', (code, signal) => {
      if (ended) reject(ended)
      else if (code === 0) resolve(messages())
      else if (signal === 'SIGXCPU' || signal === 'SIGKILL')
        reject(new MediaToolError('limit', 'Processing it took more CPU time or memory than a file may use.'))
      else reject(explainMessages(messages()))
    })
  }).finally(async () => {
    clearTimeout(timer)
    run.signal?.removeEventListener('abort', onAbort)
    await rm(folder, { recursive: true, force: true })
  })
  // A reader of an output may learn of the failure first.
  finished.catch(() => {})
  return {
    stdout: readablePipe(child.stdio[1]),
    outputs: child.stdio.slice(FIRST_OUTPUT).map(readablePipe),
    finished,
    kill: () => endWith(new MediaToolError('stopped', 'Processing was stopped.')),
  }
}

/** Runs a tool to completion and returns its output, at most `maxBytes`. */
export async function runConfined(
  run: ConfinedRun & { maxBytes: number },
): Promise<{ stdout: Buffer; stderr: string }> {
  const confined = await startConfined(run)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of confined.stdout as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > run.maxBytes) {
      confined.kill()
      throw new MediaToolError('limit', 'The file contains more data than Quintet reads.')
    }
    chunks.push(chunk)
  }
  return { stderr: await confined.finished, stdout: Buffer.concat(chunks) }
}

/** Removes temporary folders that are more than a day old, left by a parent that was killed. */
export async function sweepConfined(): Promise<void> {
  const names = await readdir(os.tmpdir())
  for (const name of names.filter((candidate) => candidate.startsWith(FOLDER_PREFIX))) {
    const folder = path.join(os.tmpdir(), name)
    const facts = await stat(folder).catch(() => null)
    if (facts && Date.now() - facts.mtimeMs > ABANDONED_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

function readablePipe(stream: unknown): Readable {
  return stream instanceof Readable ? stream : Readable.from([])
}

// A hostile file can make ffmpeg log without end, so only the first and the latest messages are kept.
function collectMessages(stderr: Readable, onMessage?: (text: string) => void): () => string {
  let head = ''
  let tail = ''
  stderr.setEncoding('utf8').on('data', (text: string) => {
    if (head.length < MESSAGE_BYTES) head += text
    else tail = (tail + text).slice(-MESSAGE_BYTES)
    onMessage?.(text)
  })
  return () => head + tail
}

function reportProgress(pipe: Readable, onProgress: ((seconds: number) => void) | undefined): void {
  pipe.setEncoding('utf8').on('data', (text: string) => {
    const microseconds = Number(/out_time_us=(\d+)/.exec(text)?.[1])
    if (Number.isFinite(microseconds)) onProgress?.(microseconds / 1e6)
  })
}
