/**
 * Reduces hls.js to what plays our own streams: fragmented MP4 with sound of its own, encrypted as a whole. The page draws subtitles
 * itself; nothing of ours names DRM, advertisements, steering, client data or other containers. It is half of the library, which everybody
 * who plays a film fetches and compiles before the first picture. Decision 0026.
 */

import type { Plugin } from 'vite'

/** Parts that the default configuration names: without the name, bundling leaves out the code. */
const IDLE_PARTS = [
  ['subtitleStreamController', 'SubtitleStreamController'],
  ['subtitleTrackController', 'SubtitleTrackController'],
  ['timelineController', 'TimelineController'],
  ['cueHandler', 'Cues'],
  ['emeController', 'EMEController'],
  ['requestMediaKeySystemAccessFunc', 'requestMediaKeySystemAccess'],
  ['cmcdController', 'CMCDController'],
  ['contentSteeringController', 'ContentSteeringController'],
  ['iframeController', 'IFrameController'],
  ['interstitialsController', 'InterstitialsController'],
  ['id3TrackController', 'ID3TrackController'],
] as const

const CUTS: readonly (readonly [RegExp, string])[] = [
  ...IDLE_PARTS.map(([name, part]) => [new RegExp(`\\b${name}: ${part}\\b`), `${name}: undefined`] as const),
  [/TSDemuxer\.probe\(initSegmentData, this\.logger\)/, 'false'],
  // What keeps a class although nothing else uses it.
  [/\nEMEController\.CDMCleanupPromise = void 0;\n/, '\n'],
  [/\nnew Set\(CMCD_V1_KEYS\);\nnew Set\(CMCD_KEYS\);\n/, '\n'],
]

/** What begins and ends with these lines, the last one excluded, and what stands in its place. */
const SPANS = [
  // Containers other than MP4, and what makes MP4 of them.
  {
    from: '\nconst muxConfig = [{\n',
    to: '\nclass Transmuxer {\n',
    by: '\nconst muxConfig = [{ demux: MP4Demuxer, remux: PassThroughRemuxer }];',
  },
  { from: '\n_MP = MP4;\n', to: '\nconst MPEG_TS_CLOCK_FREQ_HZ', by: '' },
]

/** The top level of the library only makes values: bundling may leave out any that nothing uses. */
const MADE = /^((?:const|let|var) [\w$]+ = )(?=new |\(function|[\w$.]+\()/gm

/** Returns the library without these parts; throws if a new version is written otherwise. */
export function lightHls(code: string): string {
  let light = code
  for (const [pattern, replacement] of CUTS) light = join(light.split(pattern), replacement, pattern.source)
  for (const { from, to, by } of SPANS) {
    const [before = '', ...rest] = light.split(from)
    const [, ...after] = rest.join(from).split(to)
    light = join(rest.length === 1 ? [before, to + after.join(to)] : [], by, from)
  }
  return light.replaceAll(MADE, '$1/*#__PURE__*/ ')
}

/** Joins what stands before and after the one place that is replaced. */
function join(parts: readonly string[], replacement: string, looked: string): string {
  if (parts.length !== 2) throw new Error(`hls.js is written otherwise now: ${looked}`)
  return parts.join(replacement)
}

export function lightPlayer(): Plugin {
  return {
    name: 'quintet:light-hls',
    apply: 'build',
    transform: {
      filter: { id: /\/hls\.js\/dist\/hls\.mjs$/ },
      handler: (code) => ({ code: lightHls(code), map: null }),
    },
  }
}
