/**
 * Reduces hls.js to what plays our own streams: fragmented MP4 with separate audio and whole segments encrypted. The page draws subtitles
 * itself, and our streams use no DRM, advertisements, steering, client data or other containers. What remains is half of the library;
 * everybody who plays a film fetches and compiles it before the first picture. Decision 0026.
 */
import type { Plugin } from 'vite'

/** Parts that only the default configuration refers to: without that, bundling leaves out their code. */
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
  // Statements that keep a class although nothing else uses it.
  [/\nEMEController\.CDMCleanupPromise = void 0;\n/, '\n'],
  [/\nnew Set\(CMCD_V1_KEYS\);\nnew Set\(CMCD_KEYS\);\n/, '\n'],
]

/** Stretches of code: the first line of each, the line after its end, and what replaces it. */
const SPANS = [
  // Containers other than MP4, and what converts them to MP4.
  {
    from: '\nconst muxConfig = [{\n',
    to: '\nclass Transmuxer {\n',
    by: '\nconst muxConfig = [{ demux: MP4Demuxer, remux: PassThroughRemuxer }];',
  },
  { from: '\n_MP = MP4;\n', to: '\nconst MPEG_TS_CLOCK_FREQ_HZ', by: '' },
]

/** At its top level the library only creates values, so bundling may leave out any that nothing uses. */
const MADE = /^((?:const|let|var) [\w$]+ = )(?=new |\(function|[\w$.]+\()/gm

/** Returns the library without these parts; throws if a new version is written differently. */
export function lightHls(code: string): string {
  let light = code
  for (const [pattern, replacement] of CUTS) {
    const [before, after] = aroundOnly(pattern, light)
    light = before + replacement + after
  }
  for (const { from, to, by } of SPANS) {
    const [before, rest] = aroundOnly(from, light)
    const end = rest.indexOf(to)
    if (end < 0) throw changed(to)
    light = before + by + rest.slice(end)
  }
  return light.replaceAll(MADE, '$1/*#__PURE__*/ ')
}

/** Returns the code before and after the only place that matches. */
function aroundOnly(pattern: RegExp | string, code: string): [before: string, after: string] {
  const [before, after, ...more] = code.split(pattern)
  if (before === undefined || after === undefined || more.length > 0)
    throw changed(pattern instanceof RegExp ? pattern.source : pattern)
  return [before, after]
}

const changed = (missing: string) =>
  new Error(
    `This version of hls.js is written differently; adapt light-hls.ts to it. Not found once: ${missing}`,
  )

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
