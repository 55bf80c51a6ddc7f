/** The commentary as subtitles; for the hard of hearing with the sounds. @spec decisions 4.27 */
import type { Language } from '@quintet/domain/basics/languages'
import { type SubtitleCue, toSrt } from '../../film/srt.ts'
import type { Told } from './broadcast.ts'
import { MUSIC_IN_WORDS } from '../../film/story.ts'
import { textOfCue, type Venue } from './sound.ts'

const SOUND_SECONDS = 1.8
const READABLE_SECONDS = 1

type Spoken = Pick<Told, 'lines' | 'cues' | 'venue'>

export function subtitlesOfBroadcast(
  { lines, cues, venue }: Spoken,
  language: Language,
  { tellsSound = false }: { tellsSound?: boolean } = {},
): string {
  const said = lines.map(({ start, end, text }) => ({ start, end, text: text[language] }))
  return toSrt(tellsSound ? withSounds(said, cues, { language, venue }) : said)
}

const musicIn = ({ music }: Venue, language: Language) =>
  music ? `♪ ${MUSIC_IN_WORDS[music.mood][language]} ♪` : '♪ Fanfare ♪'

// Above the current line, or alone if there is time to read it.
function withSounds(
  said: readonly SubtitleCue[],
  cues: Spoken['cues'],
  { language, venue }: { language: Language; venue: Venue | null },
): SubtitleCue[] {
  const told = said.map((line) => ({ ...line }))
  const alone: SubtitleCue[] = []
  const first = told[0]
  if (first && venue) first.text = `${musicIn(venue, language)}\n${first.text}`
  let before = ''
  for (const cue of cues.toSorted((a, b) => a.at - b.at)) {
    const text = textOfCue(cue)?.[language]
    if (text === undefined) continue
    const words = `[${text}]`
    const line = told.find(({ start, end }) => start <= cue.at + 0.2 && cue.at < end)
    if (line) {
      if (!line.text.includes('[')) line.text = `${words}\n${line.text}`
      continue
    }
    const next = told.find(({ start }) => start > cue.at)?.start ?? Infinity
    const end = Math.min(cue.at + SOUND_SECONDS, next - 0.1)
    const last = alone.at(-1)
    if (end - cue.at < READABLE_SECONDS || (last && last.end > cue.at - 0.1)) continue
    if (words === before && last && cue.at - last.end < SOUND_SECONDS) continue
    alone.push({ start: cue.at, end, text: words })
    before = words
  }
  return [...told, ...alone].toSorted((a, b) => a.start - b.start)
}
