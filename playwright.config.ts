/**
 * The browser journeys: against BASE_URL if given, else against the product, started here with data of its own; with
 * TESTS_ON=machines against two machines that serve and two that work (tests/journeys/machines.ts).
 */
import { defineConfig } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './tests/browser.ts'
import { freePortPair } from './tests/product/ports.ts'

// The test workers read this file too and must find what the first reading decided.
const isFirst = process.env['QUINTET_JOURNEYS_URL'] === undefined
const given = process.env['BASE_URL']
if (isFirst) {
  const port = given ? 0 : await freePortPair()
  process.env['QUINTET_JOURNEYS_URL'] = given ?? `http://127.0.0.1:${port}`
}
const baseURL = process.env['QUINTET_JOURNEYS_URL']
const { executablePath, args, env } = await findBrowser()

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/prepare.ts',
  outputDir: 'test-results/journeys',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Two files at a time: one leaves 0.8 of CI's two cores idle, on machines too (0127, 0750).
  workers: 2,
  // CI's machine is shared: what fails there is tried once more, and named where it then passes (0161).
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: process.env['QUINTET_JOURNEYS_REPORT'] ? [['list'], ['./tests/journeys/report.ts']] : 'list',
  // A trace of every journey nearly doubles their time; `playwright test --trace on` records the one that is looked into.
  use: { baseURL, screenshot: 'only-on-failure', launchOptions: { executablePath, args, env } },
  ...(isFirst && !given ? { webServer: startProduct(new URL(baseURL ?? '').port) } : {}),
})

function startProduct(port: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quintet-journeys-data-'))
  process.env['QUINTET_JOURNEYS_DATA'] = dataDir
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const isOnMachines = process.env['TESTS_ON'] === 'machines'
  return {
    command: `node ${isOnMachines ? `tests/journeys/machines.ts ${port} ${dataDir}` : 'apps/server/src/main.js'}`,
    url: `http://127.0.0.1:${port}/ready`,
    env: {
      NODE_ENV: 'production',
      DEV_TOOLS: '1',
      LOG_LEVEL: 'warn',
      PORT: port,
      DATA_DIR: dataDir,
    },
    timeout: 180_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  }
}
