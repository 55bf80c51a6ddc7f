import { ErrorDetails, ErrorTypes, type ErrorData } from 'hls.js'

/**
 * What an error of hls.js means for who watches. `refused`: the address no longer holds. `stalled`: it waits for what is still coming.
 * `cut-off`: one request had no answer, hls.js asks again. `network`: it gave up asking. `media`: what came cannot be played.
 */
export type Trouble = 'refused' | 'stalled' | 'cut-off' | 'network' | 'media' | 'none'

type Told = Pick<ErrorData, 'fatal' | 'type' | 'details'> & {
  response?: { code?: number | undefined } | undefined
}

export function troubleOf({ fatal, type, details, response }: Told): Trouble {
  // The address holds as long as the stream runs: refused means that it was ended elsewhere.
  if (response?.code === 401 || response?.code === 403 || response?.code === 410) return 'refused'
  if (fatal) return type === ErrorTypes.NETWORK_ERROR ? 'network' : 'media'
  if (details === ErrorDetails.BUFFER_STALLED_ERROR) return 'stalled'
  // Refused or cut off before an answer. What only took too long has no code, and is asked for again.
  return type === ErrorTypes.NETWORK_ERROR && response?.code === 0 ? 'cut-off' : 'none'
}
