/** Thumbnails of a film, many per sheet, indexed by a WebVTT file whose cues name a part of a sheet, `001.jpg#xywh=0,0,240,100`. */

export type Still = { start: number; sheet: string; x: number; y: number; width: number; height: number }

const CUE = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) --> .*\n([^#\s]+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm

/** Returns the stills in the order of the file; times in seconds, positions in pixels of the sheet. */
export function readStills(vtt: string): Still[] {
  return [...vtt.replaceAll('\r\n', '\n').matchAll(CUE)].map(
    ([, hours = '0', minutes = '0', seconds = '0', sheet = '', ...numbers]) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
      return {
        start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
        sheet,
        x,
        y,
        width,
        height,
      }
    },
  )
}

/** Returns the still shown at a time; undefined if there is none. */
export function stillAt(stills: readonly Still[], seconds: number): Still | undefined {
  return stills.findLast(({ start }) => start <= seconds) ?? stills[0]
}
