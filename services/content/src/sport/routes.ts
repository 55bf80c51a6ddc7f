import { Problem } from '@quintet/contracts/problem'
import * as contract from '@quintet/contracts/sport'
import { FOLLOWED_TEAMS_MAX } from '@quintet/domain/catalogue/competitions'
import type { Language } from '@quintet/domain/basics/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member, Viewer } from '@quintet/platform/identity/viewer'
import { answersOf } from '../browsing/answers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as queries from './queries.ts'
import {
  checkTeam,
  findSport,
  isTeamSeen,
  readCompetition,
  readMatchesNow,
  readTeam,
  readTeams,
  seenTeams,
} from './service.ts'

export function sportRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform
  const { asking, prepare } = answersOf(platform, catalogue)
  const asked = (viewer: Viewer | null, language: Language) =>
    asking(viewer, language, viewer?.accountId ? 'member' : 'visitor')

  serve(app, platform, contract.getCompetition, async ({ viewer, language, params }) => {
    const ask = await asked(viewer, language)
    const bytes = readCompetition(catalogue, params.slug, ask)
    return prepare(() => ({ bytes }), ask)
  })
  serve(app, platform, contract.getTeam, async ({ viewer, language, params }) => {
    const ask = await asked(viewer, language)
    const bytes = readTeam(catalogue, params.teamId, ask)
    return prepare(() => ({ bytes }), ask)
  })
  serve(app, platform, contract.findSport, async ({ viewer, language, query }) => {
    const ask = await asked(viewer, language)
    return prepare(
      () => ({ bytes: Buffer.from(JSON.stringify(findSport(catalogue, query.search, ask))) }),
      ask,
    )
  })

  serve(app, platform, contract.getMatchesNow, async ({ viewer, language }) => {
    const ask = await asked(viewer, language)
    return prepare(() => ({ bytes: readMatchesNow(catalogue, ask) }), ask)
  })

  const followed = async (viewer: Member, language: Language) => {
    const ask = await asked(viewer, language)
    // The ETag names these teams, so those that a locked device must not see are not among them.
    const ids = seenTeams(catalogue, await queries.followedBy(db, viewer.profileId), ask)
    return prepare(() => ({ bytes: readTeams(catalogue, ids, ask) }), ask, ids.join('-'))
  }
  serve(app, platform, contract.listFollowedTeams, ({ viewer, language }) => followed(viewer, language))
  serve(app, platform, contract.followTeam, async ({ viewer, language, params: { teamId } }) => {
    checkTeam(catalogue, teamId, await asked(viewer, language))
    const wish = { profileId: viewer.profileId, teamId }
    const limit = { now: clock.now(), max: FOLLOWED_TEAMS_MAX }
    if (!(await queries.insertFollowed(db, wish, limit))) throw new Problem('too_many_teams')
    return followed(viewer, language)
  })
  serve(app, platform, contract.unfollowTeam, async ({ viewer, language, params: { teamId } }) => {
    // A child cannot remove what it cannot see.
    const isHidden = viewer.kidLocked && !isTeamSeen(catalogue, teamId, await asked(viewer, language))
    if (!isHidden) await queries.deleteFollowed(db, viewer.profileId, teamId)
    return followed(viewer, language)
  })
}
