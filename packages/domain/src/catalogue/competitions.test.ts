import assert from 'node:assert/strict'
import { test } from 'node:test'
import { competitionSlug, crestOf, pointsRuleOf, tableOf, teamLetters } from './competitions.ts'

const points = (...rows: Parameters<typeof tableOf>) =>
  tableOf(...rows).map(({ team, points: sum }) => [team, sum])

test('[product 7.3] a win is worth three points in football and two elsewhere, a draw one', () => {
  const results = [
    { home: 'A', away: 'B', score: [2, 1] },
    { home: 'B', away: 'C', score: [0, 0] },
  ] as const
  assert.deepEqual(points(results, [], pointsRuleOf(['sports', 'sports:football'])), [
    ['A', 3],
    ['C', 1],
    ['B', 1],
  ])
  assert.deepEqual(points(results, [], pointsRuleOf(['sports', 'sports:american-football']))[0], ['A', 2])
})

test('[product 7.3] breaks ties by goal difference, then by goals scored, then by name', () => {
  const results = [
    { home: 'Low', away: 'Last', score: [1, 0] },
    { home: 'High', away: 'Last', score: [3, 2] },
    { home: 'Far', away: 'Last', score: [2, 0] },
  ] as const
  const order = tableOf(results, ['Zoo', 'Ant'], { win: 3, draw: 1 }).map(({ team }) => team)
  assert.deepEqual(order, ['Far', 'High', 'Low', 'Ant', 'Zoo', 'Last'])
})

test('[product 7.3] a row counts matches played, won, drawn and lost, and goals scored and conceded', () => {
  const [row] = tableOf(
    [
      { home: 'A', away: 'B', score: [4, 1] },
      { home: 'B', away: 'A', score: [2, 2] },
      { home: 'A', away: 'C', score: [0, 3] },
    ],
    [],
    { win: 3, draw: 1 },
  ).filter(({ team }) => team === 'A')
  assert.deepEqual(row, {
    team: 'A',
    played: 3,
    won: 1,
    drawn: 1,
    lost: 1,
    scored: 6,
    conceded: 6,
    points: 4,
  })
})

test('[product 7.1] the slug of a competition is its name without accents and punctuation', () => {
  assert.equal(competitionSlug('Küstenliga – Das Finale!'), 'kustenliga-das-finale')
  assert.equal(competitionSlug('…'), '')
})

test('[product 7.2] abbreviates a team to the letters of its own name', () => {
  assert.equal(teamLetters('SG Fördehafen'), 'FÖ')
  assert.equal(teamLetters('Wilhelmshaven Hafenbären'), 'WH')
  assert.equal(teamLetters('Équipe Montrevel'), 'ÉM')
  assert.equal(teamLetters('FC 08'), 'FC')
})

test('[product 7.2] a crest is stable for a name, differs between opponents of the demo and has 81 looks', () => {
  assert.deepEqual(crestOf('Husum Deichgrafen'), crestOf('Husum Deichgrafen'))
  assert.notEqual(crestOf('Husum Deichgrafen').colour, crestOf('Wilhelmshaven Hafenbären').colour)
  const looks = new Set<string>()
  for (let team = 0; team < 2000; team += 1) looks.add(JSON.stringify(crestOf(`Team ${team}`)))
  assert.equal(looks.size, 9 * 3 * 3)
})
