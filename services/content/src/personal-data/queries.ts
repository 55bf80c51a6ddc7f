import type { Database } from '@quintet/platform/db/database'

export async function selectFavorites(db: Database, accountId: string) {
  return db
    .selectFrom('playlist_entry')
    .innerJoin('profile', 'profile.id', 'playlist_entry.profile_id')
    .select(['profile.name as profile', 'item_id as contentId', 'added_at as addedAt'])
    .where('profile.account_id', '=', accountId)
    .orderBy('added_at')
    .execute()
}

export async function selectFavoritePeople(db: Database, accountId: string) {
  return db
    .selectFrom('favorite_person')
    .innerJoin('profile', 'profile.id', 'favorite_person.profile_id')
    .innerJoin('person', 'person.id', 'favorite_person.person_id')
    .select(['profile.name as profile', 'person.name as person', 'added_at as addedAt'])
    .where('profile.account_id', '=', accountId)
    .orderBy('added_at')
    .execute()
}

export async function selectHistory(db: Database, accountId: string) {
  return db
    .selectFrom('position')
    .innerJoin('profile', 'profile.id', 'position.profile_id')
    .select([
      'profile.name as profile',
      'item_id as contentId',
      'position',
      'duration',
      'finished',
      'seen',
      'plays',
      'updated_at as updatedAt',
    ])
    .where('profile.account_id', '=', accountId)
    .orderBy('updated_at')
    .execute()
}

export async function selectGameSaves(db: Database, accountId: string) {
  return db
    .selectFrom('game_save')
    .innerJoin('profile', 'profile.id', 'game_save.profile_id')
    .select(['profile.name as profile', 'item_id as contentId', 'text', 'saved_at as savedAt'])
    .where('profile.account_id', '=', accountId)
    .orderBy('saved_at')
    .execute()
}

export async function selectGameScores(db: Database, accountId: string) {
  return db
    .selectFrom('game_score')
    .innerJoin('profile', 'profile.id', 'game_score.profile_id')
    .select(['profile.name as profile', 'item_id as contentId', 'score', 'reached_at as reachedAt'])
    .where('profile.account_id', '=', accountId)
    .orderBy('reached_at')
    .execute()
}

export async function selectBookmarks(db: Database, accountId: string) {
  return db
    .selectFrom('bookmark')
    .innerJoin('profile', 'profile.id', 'bookmark.profile_id')
    .select([
      'profile.name as profile',
      'item_id as contentId',
      'position',
      'note',
      'bookmark.created_at as createdAt',
    ])
    .where('profile.account_id', '=', accountId)
    .orderBy('bookmark.created_at')
    .execute()
}

export async function selectReminders(db: Database, accountId: string) {
  return db
    .selectFrom('reminder')
    .innerJoin('profile', 'profile.id', 'reminder.profile_id')
    .select([
      'profile.name as profile',
      'item_id as contentId',
      'starts_at as startsAt',
      'reminder.created_at as createdAt',
      'sent_at as sentAt',
    ])
    .where('profile.account_id', '=', accountId)
    .orderBy('starts_at')
    .execute()
}

export async function selectFollowedTeams(db: Database, accountId: string) {
  return db
    .selectFrom('followed_team')
    .innerJoin('profile', 'profile.id', 'followed_team.profile_id')
    .innerJoin('person', 'person.id', 'followed_team.person_id')
    .select(['profile.name as profile', 'person.name as team', 'followed_at as followedAt'])
    .where('profile.account_id', '=', accountId)
    .orderBy('followed_at')
    .execute()
}

export async function selectSpeeds(db: Database, accountId: string) {
  return db
    .selectFrom('listening_speed')
    .innerJoin('profile', 'profile.id', 'listening_speed.profile_id')
    .select(['profile.name as profile', 'item_id as contentId', 'speed'])
    .where('profile.account_id', '=', accountId)
    .orderBy('item_id')
    .execute()
}

export async function selectQueues(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('listening_queue')
    .innerJoin('profile', 'profile.id', 'listening_queue.profile_id')
    .select(['profile.name as profile', 'entries', 'updated_at as updatedAt'])
    .where('profile.account_id', '=', accountId)
    .orderBy('profile.created_at')
    .execute()
  return rows.map(({ entries, ...row }) => ({
    ...row,
    contentIds: entries.map(({ contentId }) => contentId),
  }))
}

export async function selectMixes(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('mix')
    .innerJoin('profile', 'profile.id', 'mix.profile_id')
    .select([
      'profile.name as profile',
      'mix.name',
      'mix.shared',
      'entries',
      'mix.created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('profile.account_id', '=', accountId)
    .orderBy('mix.created_at')
    .execute()
  return rows.map(({ entries, ...row }) => ({
    ...row,
    contentIds: entries.map(({ contentId }) => contentId),
  }))
}

export async function selectKept(db: Database, accountId: string) {
  return db
    .selectFrom('kept_title')
    .innerJoin('device', 'device.id', 'kept_title.device_id')
    .select(['device.name as device', 'item_id as contentId', 'kept_at as keptAt'])
    .where('account_id', '=', accountId)
    .orderBy('kept_at')
    .execute()
}

export async function selectRentals(db: Database, accountId: string) {
  return db
    .selectFrom('rental')
    .select(['item_id as contentId', 'rented_at as rentedAt', 'start_by as startBy', 'finish_by as finishBy'])
    .where('account_id', '=', accountId)
    .execute()
}
