/** Pages of competitions and teams. @spec product 7.1 */
import { count } from './count.ts'

export const sportEn = {
  competition: 'Competition',
  team: 'Team',
  teams: 'Teams',
  competitions: 'Competitions',
  teamCount: (number: number) => count(number, 'team', 'teams'),
  matchCount: (number: number) => count(number, 'event', 'events'),
  now: 'Live now',
  next: 'Coming up',
  past: 'Played',
  table: 'Table',
  tableOf: (competition: string) => `Table: ${competition}`,
  results: 'Latest results',
  watchedOnly: 'Counts what you have watched. Everything else stays a surprise.',
  place: (place: number, competition: string) => `No. ${place} in ${competition}`,
  columns: {
    place: ['#', 'Place'],
    team: ['Team', 'Team'],
    played: ['P', 'Played'],
    won: ['W', 'Won'],
    drawn: ['D', 'Drawn'],
    lost: ['L', 'Lost'],
    scored: ['F : A', 'Scored and conceded'],
    difference: ['+/−', 'Difference'],
    points: ['Pts', 'Points'],
  },
  follow: 'Follow',
  following: 'Following',
  followHint: 'Their matches get a row of their own on the sports page.',
  own: 'Your teams',
  about: {
    competition: (name: string) => `${name}: matches, teams, results and the table.`,
    team: (name: string) => `${name}: the next match, the last ones, and where the team stands.`,
  },
}
