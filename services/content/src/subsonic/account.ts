/** What programs ask about the service and their account. Source: OpenSubsonic, "System", "User management", "Media library scanning". */
import type { Method } from './asked.ts'
import type { Payload } from './envelope.ts'
import { SubsonicFailure } from './failure.ts'
import { FOLDERS } from './library.ts'

/** Supported extensions to Subsonic 1.16.1, with versions. */
export const EXTENSIONS: Payload[] = [
  { name: 'formPost', versions: [1] },
  { name: 'apiKeyAuthentication', versions: [1] },
  { name: 'songLyrics', versions: [1] },
]

const getLicense: Method = ({ program }) => ({ license: { valid: true, email: program.email } })

const tokenInfo: Method = ({ program }) => ({ tokenInfo: { username: program.email } })

/** A member's program can play and store, but not manage anything. */
const getUser: Method = ({ program, parameters }) => {
  const asked = parameters.text('username')
  if (asked !== undefined && asked.toLowerCase() !== program.email.toLowerCase())
    throw new SubsonicFailure('notAuthorized', 'Only your own account is told.')
  return {
    user: {
      username: program.email,
      email: program.email,
      scrobblingEnabled: true,
      adminRole: false,
      settingsRole: false,
      downloadRole: true,
      uploadRole: false,
      playlistRole: true,
      coverArtRole: false,
      commentRole: true,
      podcastRole: false,
      streamRole: true,
      jukeboxRole: false,
      shareRole: false,
      videoConversionRole: false,
      folder: FOLDERS.map((_, id) => id),
    },
  }
}

const getScanStatus: Method = ({ library }) => ({
  scanStatus: { scanning: false, count: library.releases.reduce((sum, { songs }) => sum + songs.length, 0) },
})

export const ABOUT: Record<string, Method> = {
  ping: () => ({}),
  getLicense,
  tokenInfo,
  getUser,
  getScanStatus,
}
