/** A profile's listening history and its daily mixes. */
import { count } from './count.ts'

export const ownMusicEn = {
  claim: 'What you have played, and mixes made from it. Only this profile sees it.',
  nothing: 'Nothing played yet.',
  nothingHint: 'Play some music. It will appear here, and we will make mixes from it.',
  toMusic: 'Browse music',
  mixes: 'Daily mixes',
  lately: 'Recently played',
  mostPlayed: 'Most played by you',
  plays: (times: number) => count(times, 'time', 'times'),
  history: 'Everything you have played',
  kind: 'Daily mix',
  mood: (mood: string) => `Mix: ${mood}`,
  decade: (year: string) => `Mix: the ${year}s`,
  because: (title: string) => `Because you listen to “${title}”`,
  tracks: (number: number) => count(number, 'track', 'tracks'),
  play: 'Play',
}
