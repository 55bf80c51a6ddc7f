/** docs/operate/scale.md reports the measured figures, and its sums are correct. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { carried, RESOURCES, simulateFinal, STEPS } from '../../bench/scale/evening.ts'
import { costsTable, MEASURED, stepsTable } from '../../bench/scale/tell.ts'

const SEED = 26

test('the page contains the tables of the last measurement', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/operate/scale.md'), 'utf8')
  for (const line of [...costsTable(MEASURED), ...stepsTable(MEASURED)])
    assert.ok(page.includes(`${line}\n`), `docs/operate/scale.md lacks: ${line}`)
})

test('the costs of single actions add up to the cost of their mix, within a quarter', () => {
  const { measuredUs, reckonedUs } = MEASURED.whole
  assert.ok(Math.abs(reckonedUs / measuredUs - 1) < 0.25, `${reckonedUs} reckoned, ${measuredUs} measured`)
})

for (const step of STEPS) {
  const { members, first } = carried(MEASURED, step, 'final')

  test(`${step.machines} machines: a final with as many members as they carry fills nothing and lets nobody wait`, () => {
    const told = simulateFinal(MEASURED, step, { members, seed: SEED })
    for (const resource of RESOURCES) {
      assert.ok(told[resource].mostUsed < 0.85, `${resource}: ${told[resource].mostUsed}`)
      assert.equal(told[resource].longestWaitSeconds, 0, resource)
    }
  })

  test(`${step.machines} machines: with twice as many what was named is full, before anything else`, () => {
    const told = simulateFinal(MEASURED, step, { members: members * 2, seed: SEED })
    const full = RESOURCES.filter((resource) => told[resource].fullAfterSeconds !== null).toSorted(
      (a, b) => (told[a].fullAfterSeconds ?? 0) - (told[b].fullAfterSeconds ?? 0),
    )
    assert.equal(full[0], first)
  })
}
