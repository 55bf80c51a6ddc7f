/** Small media of every kind the import reads, to be damaged. */
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

const run = promisify(execFile)

export type Original = {
  kind: string
  bytes: Buffer
  /** Its path in a library, given a name. */
  place: (name: string) => string
  /** Intact files that must accompany it. */
  beside?: { place: (name: string) => string; bytes: Buffer }[]
}

const PICTURE = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=12:d=2']
const SOUND = ['-f', 'lavfi', '-i', 'sine=f=330:d=2']
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const TAGS = ['-metadata', 'title=Ein Titel', '-metadata', 'artist=Wer singt', '-metadata', 'album=Ein Album']

const film = (name: string, ending: string) => `Movies/${name} (2026)/${name} (2026).${ending}`

export async function writeOriginals(folder: string): Promise<Original[]> {
  await mkdir(folder, { recursive: true })
  const make = async (name: string, args: string[]): Promise<Buffer> => {
    const file = path.join(folder, name)
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, file])
    return readFile(file)
  }
  const made = async (
    kind: string,
    place: (name: string, ending: string) => string,
    args: string[],
  ): Promise<Original> => ({
    kind,
    bytes: await make(`original.${kind}`, args),
    place: (name) => place(name, kind),
  })
  const mp4 = await make('film.mp4', [...PICTURE, ...SOUND, ...H264, '-c:a', 'aac'])
  const jpeg = await sharp({ create: { width: 300, height: 450, channels: 3, background: '#284' } })
    .jpeg()
    .toBuffer()
  const whole = { place: (name: string) => film(name, 'mp4'), bytes: mp4 }
  const beside = (kind: string, ending: string, bytes: Buffer): Original => ({
    kind,
    bytes,
    place: (name) => film(name, ending),
    beside: [whole],
  })
  const text = (...lines: string[]) => Buffer.from(lines.join('\n'))
  return [
    { kind: 'mp4', bytes: mp4, place: (name) => film(name, 'mp4') },
    await made('mkv', film, [...PICTURE, ...SOUND, ...H264, '-c:a', 'libvorbis']),
    await made('webm', film, [...PICTURE, ...SOUND, '-c:v', 'libvpx', '-c:a', 'libopus']),
    await made('flac', (name) => `Music/Wer/${name}/01.flac`, [...SOUND, ...TAGS]),
    await made('mp3', (name) => `Audiobooks/Wer/${name}/1.mp3`, [...SOUND, ...TAGS]),
    await made('m4b', (name) => `Audiobooks/Wer/${name}/${name}.m4b`, [...SOUND, ...TAGS, '-c:a', 'aac', '-f', 'ipod']),
    beside('srt', 'de.srt', text('1', '00:00:00,100 --> 00:00:01,000', 'Hallo <i>du</i>', '', '2', '00:00:01,100 --> 00:00:01,900', 'Tschüss')),
    beside('vtt', 'en.vtt', text('WEBVTT', '', '00:00.100 --> 00:01.000 line:0', 'Hello <b>you</b>')),
    beside('nfo', 'nfo', text('<?xml version="1.0"?>', '<movie><title>Ein Film</title><year>2020</year><plot>Worum es geht.</plot></movie>')),
    { ...beside('jpeg', '', jpeg), place: (name) => `Movies/${name} (2026)/poster.jpg` },
    { ...beside('json', '', text('{"texts":{"de":{"title":"Ein Film"}},"year":2020,"chapters":[{"title":"A","start":0,"end":1}]}')), place: (name) => `Movies/${name} (2026)/quintet.json` },
    { kind: 'zip', bytes: zipOf('index.html', text('<!doctype html><title>Spiel</title>')), place: (name) => `Games/${name}.zip` },
  ] // prettier-ignore
}

// A ZIP with one stored file (PKWARE's APPNOTE 4.3); its checksum stays 0, as nobody checks it.
function zipOf(name: string, bytes: Buffer): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt32LE(bytes.length, 18)
  local.writeUInt32LE(bytes.length, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(20, 6)
  central.writeUInt32LE(bytes.length, 20)
  central.writeUInt32LE(bytes.length, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + bytes.length, 16)
  return Buffer.concat([local, Buffer.from(name), bytes, central, Buffer.from(name), end])
}
