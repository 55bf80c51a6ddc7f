/** The personal data held by the content service; all of it is deleted with the account's row. @spec decisions 10.10 */
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import * as queries from './queries.ts'

export const contentData: readonly PersonalData[] = [
  { name: 'favorites', read: (db, id) => queries.selectFavorites(db, id) },
  { name: 'favoritePeople', read: (db, id) => queries.selectFavoritePeople(db, id) },
  { name: 'history', read: (db, id) => queries.selectHistory(db, id) },
  { name: 'gameSaves', read: (db, id) => queries.selectGameSaves(db, id) },
  { name: 'gameScores', read: (db, id) => queries.selectGameScores(db, id) },
  { name: 'bookmarks', read: (db, id) => queries.selectBookmarks(db, id) },
  { name: 'listeningSpeeds', read: (db, id) => queries.selectSpeeds(db, id) },
  { name: 'queues', read: (db, id) => queries.selectQueues(db, id) },
  { name: 'playlists', read: (db, id) => queries.selectMixes(db, id) },
  { name: 'keptOnDevices', read: (db, id) => queries.selectKept(db, id) },
  { name: 'reminders', read: (db, id) => queries.selectReminders(db, id) },
  { name: 'followedTeams', read: (db, id) => queries.selectFollowedTeams(db, id) },
  { name: 'rentals', read: (db, id) => queries.selectRentals(db, id) },
]
