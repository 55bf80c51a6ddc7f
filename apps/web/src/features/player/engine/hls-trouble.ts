import { ErrorDetails, ErrorTypes, type ErrorData } from 'hls.js'

/**
 * What an hls.js error means for playback. `refused`: the address is no longer valid. `stalled`: it is waiting for data. `cut-off`: one
 * request got no response, hls.js retries. `network`: it gave up retrying. `media`: the data cannot be played.
 */
export type Trouble = 'refused' | 'stalled' | 'cut-off' | 'network' | 'media' | 'none'

type Told = Pick<ErrorData, 'fatal' | 'type' | 'details'> & {
  response?: { code?: number | undefined } | undefined
}

export function troubleOf({ fatal, type, details, response }: Told): Trouble {
  // The address is valid as long as the stream runs: a refusal means that it was ended elsewhere.
  if (response?.code === 401 || response?.code === 403 || response?.code === 410) return 'refused'
  if (fatal) return type === ErrorTypes.NETWORK_ERROR ? 'network' : 'media'
  if (details === ErrorDetails.BUFFER_STALLED_ERROR) return 'stalled'
  // Refused or cut off before a response. A timeout has no code and is retried.
  return type === ErrorTypes.NETWORK_ERROR && response?.code === 0 ? 'cut-off' : 'none'
}
