import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { backupFile, backupName, keepNewest, noteBackup, readLastBackup } from './kept-backups.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 30))

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quintet-kept-'))
  await use(folder).finally(() => rm(folder, { recursive: true }))
}

test('[decisions 14.11] a folder keeps its newest backups and all that is none', () =>
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

test('[decisions 14.11] a backup into a folder is named by its time, one into a file as asked', () =>
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

test('[decisions 14.11] the data folder knows its last backup', () =>
  inFolder(async (folder) => {
    assert.equal(await readLastBackup(folder), null)
    const last = { takenAt: at(5).toISOString(), file: '/backups/a.tar' }
    await noteBackup(folder, last)
    assert.deepEqual(await readLastBackup(folder), last)
  }))
