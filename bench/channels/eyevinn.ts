/**
 * Runs Eyevinn's channel engine for bench/channels.ts, with the given number of channels, each playing films of `vod` one after the other.
 * Usage: node bench/channels/eyevinn.ts FOLDER PORT CHANNELS VOD_ORIGIN FILMS
 * FOLDER is where `npm install eyevinn-channel-engine` was run.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

type Engine = { start(): void; listen(port: number): void }
type Vod = { id: string; title: string; uri: string }
type EngineOptions = {
  heartbeat: string
  averageSegmentDuration: number
  channelManager: { getChannels(): { id: string; profile: typeof PROFILE }[] }
}
type MakeEngine = new (
  assets: { getNextVod(asked: { playlistId: string }): Promise<Vod> },
  options: EngineOptions,
) => Engine

const PROFILE = [{ bw: 900_000, codecs: 'avc1.64001e,mp4a.40.2', resolution: [640, 360] }]
const SEGMENT_MS = 4000

const [folder = '.', port, channels, vod = '', films] = process.argv.slice(2)
const ChannelEngine = createRequire(path.resolve(folder, 'package.json'))(
  'eyevinn-channel-engine',
) as MakeEngine
const played = new Map<string, number>()
const engine = new ChannelEngine(
  {
    async getNextVod({ playlistId }) {
      const number = ((played.get(playlistId) ?? Number(playlistId)) + 1) % Number(films)
      played.set(playlistId, number)
      return { id: String(number), title: `Film ${number}`, uri: `${vod}/vod/${number}/master.m3u8` }
    },
  },
  {
    heartbeat: '/',
    averageSegmentDuration: SEGMENT_MS,
    channelManager: {
      getChannels: () =>
        Array.from({ length: Number(channels) }, (_, number) => ({ id: String(number), profile: PROFILE })),
    },
  },
)
engine.start()
engine.listen(Number(port))
