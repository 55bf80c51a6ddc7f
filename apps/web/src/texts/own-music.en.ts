/** A profile's listening history and its daily mixes. */
import { count } from './count.ts'

export const ownMusicEn = {
  claim: 'What you listened to, and what follows from it. Only this profile sees it.',
  nothing: 'Nothing heard yet.',
  nothingHint: 'Play some music: what you heard stands here, and mixes are made of it.',
  toMusic: 'Browse music',
  mixes: 'Mixes of the day',
  lately: 'Heard lately',
  mostPlayed: 'Most played by you',
  plays: (times: number) => count(times, 'time', 'times'),
  history: 'History',
  kind: 'Mix of the day',
  mood: (mood: string) => `Mix: ${mood}`,
  decade: (year: string) => `Mix: the ${year}s`,
  because: (title: string) => `Because you listen to “${title}”`,
  tracks: (number: number) => count(number, 'track', 'tracks'),
  play: 'Play',
}
