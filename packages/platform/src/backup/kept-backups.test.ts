import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import type { BackupRun } from '@quintet/contracts/operator/upkeep'
import {
  backupFile,
  backupName,
  beginWatch,
  keepNewest,
  lastWhole,
  noteRun,
  readRuns,
  watchedSince,
} from './kept-backups.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 30))

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quintet-kept-'))
  await use(folder).finally(() => rm(folder, { recursive: true }))
}

test('[decisions 14.11] a folder keeps its newest backups and all other files', () =>
  inFolder(async (folder) => {
    const names = [1, 2, 3, 4].map((day) => backupName(at(day), day === 2))
    for (const name of [...names, 'notes.txt', 'quintet-old.tar'])
      await writeFile(path.join(folder, name), '')
    assert.deepEqual(await keepNewest(folder, 2), names.slice(0, 2))
    assert.deepEqual(
      (await readdir(folder)).toSorted(),
      [...names.slice(2), 'notes.txt', 'quintet-old.tar'].toSorted(),
    )
    assert.deepEqual(await keepNewest(folder, 2), [])
  }))

test('[decisions 14.11] names a backup by its time in a folder, or as given for a file', () =>
  inFolder(async (folder) => {
    assert.equal(
      await backupFile(folder, at(5), false),
      path.join(folder, 'quintet-2026-11-05T03-30-00Z.tar'),
    )
    assert.equal(
      await backupFile(`${folder}/new/`, at(5), true),
      path.join(folder, 'new', 'quintet-2026-11-05T03-30-00Z.tar.age'),
    )
    assert.equal(await backupFile(path.join(folder, 'mine.tar'), at(5), true), path.join(folder, 'mine.tar'))
  }))

const RUN: BackupRun = {
  kind: 'backup',
  endedAt: at(5).toISOString(),
  seconds: 61,
  file: '/backups/a.tar',
  outcome: 'whole',
  reason: null,
  takenAt: at(5).toISOString(),
  bytes: 1000,
  isSealed: false,
  rows: 10,
  media: null,
}

test('[decisions 14.11, decisions 13.28] the data folder records its recent backups and drills and finds the newest successful one', () =>
  inFolder(async (folder) => {
    assert.deepEqual(await readRuns(folder), [])
    const failed: BackupRun = { ...RUN, outcome: 'failed', reason: 'The disk is full.', bytes: null }
    const drill: BackupRun = { ...RUN, kind: 'drill' }
    for (const run of [RUN, drill, failed]) await noteRun(folder, run)
    const runs = await readRuns(folder)
    assert.deepEqual(runs, [failed, drill, RUN])
    assert.deepEqual(lastWhole(runs, 'backup'), RUN)
    for (let count = 0; count < 60; count += 1) await noteRun(folder, drill)
    assert.deepEqual(
      [(await readRuns(folder)).length, lastWhole(await readRuns(folder), 'backup')],
      [60, null],
    )
    assert.deepEqual(await readdir(folder), ['backups.json'])
    await writeFile(path.join(folder, 'backups.json'), '{"half')
    assert.deepEqual(await readRuns(folder), [])
  }))

test('[decisions 14.11] records every one of runs that end at the same moment, even if one was killed while recording', () =>
  inFolder(async (folder) => {
    const lock = path.join(folder, 'backups.json.lock')
    await writeFile(lock, '')
    const minuteAgo = Date.now() / 1000 - 60
    await utimes(lock, minuteAgo, minuteAgo)
    const seconds = Array.from({ length: 20 }, (_, second) => second)
    await Promise.all([
      beginWatch(folder, at(1)),
      ...seconds.map((second) => noteRun(folder, { ...RUN, seconds: second })),
    ])
    const runs = await readRuns(folder)
    assert.deepEqual(
      runs.map((run) => run.seconds).toSorted((a, b) => a - b),
      seconds,
    )
    assert.deepEqual(await readdir(folder), ['backups.json'])
  }))

test('[decisions 13.28] records no drill without a data folder', () =>
  inFolder(async (folder) => {
    const elsewhere = path.join(folder, 'none')
    await noteRun(elsewhere, RUN)
    assert.deepEqual([await readRuns(elsewhere), await readdir(folder)], [[], []])
  }))

test('[decisions 13.28] a data folder remembers when backup monitoring began, whatever is recorded later', () =>
  inFolder(async (folder) => {
    assert.equal(await watchedSince(folder), null)
    await beginWatch(folder, at(1))
    await beginWatch(folder, at(2))
    await noteRun(folder, RUN)
    assert.deepEqual([await watchedSince(folder), await readRuns(folder)], [at(1), [RUN]])
    await writeFile(path.join(folder, 'backups.json'), JSON.stringify([RUN]))
    await beginWatch(folder, at(3))
    assert.deepEqual([await watchedSince(folder), await readRuns(folder)], [null, [RUN]], 'an older note')
  }))
