/** WebVTT as written by this service: ordered cues and the few tags that players support. https://www.w3.org/TR/webvtt1/ */

export type Cue = {
  /** In seconds. */
  start: number
  end: number
  /** The raw text, with entities. */
  text: string
  isAtTop: boolean
}

const TIME = String.raw`(?:(\d{1,4}):)?(\d{2}):(\d{2})[.](\d{3})`
const TIMING = new RegExp(`^${TIME} +--> +${TIME}(.*)$`)

export function parseVtt(written: string): Cue[] {
  return written
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => TIMING.test(line))
      const match = TIMING.exec(lines[at] ?? '')
      if (!match) return []
      return [
        {
          start: secondsOf(match.slice(1, 5)),
          end: secondsOf(match.slice(5, 9)),
          text: lines.slice(at + 1).join('\n'),
          isAtTop: /\bline:0\b/.test(match[9] ?? ''),
        },
      ]
    })
}

function secondsOf([hours = '0', minutes, seconds, fraction]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction) / 1000
}

/** Returns the cues to show at a time; cues may overlap. */
export function cuesAt(cues: readonly Cue[], seconds: number): Cue[] {
  return cues.filter(({ start, end }) => seconds >= start && seconds < end)
}

export type CueNode = string | { tag: 'i' | 'b' | 'u' | 'v'; speaker?: string; children: CueNode[] }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u{A0}', lrm: '', rlm: '' }

/** Returns the text of a cue as a tree of the supported tags; anything else is text. */
export function cueTree(text: string): CueNode[] {
  const root: CueNode[] = []
  const open: { tag: string; children: CueNode[] }[] = [{ tag: '', children: root }]
  for (const part of text.split(/(<\/?[ibuv](?: [^<>]*)?>)/)) {
    const [, slash, tag, speaker] = /^<(\/?)([ibuv])(?: ([^<>]*))?>$/.exec(part) ?? []
    const children = open.at(-1)?.children ?? root
    if (tag === undefined) {
      if (part !== '') children.push(part.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all))
    } else if (slash) {
      if (open.length > 1 && open.at(-1)?.tag === tag) open.pop()
    } else {
      const node = { tag: tag as 'i' | 'b' | 'u' | 'v', ...(speaker ? { speaker } : {}), children: [] }
      children.push(node)
      open.push(node)
    }
  }
  return root
}
