/** Which browser the journeys run in: CHROMIUM_PATH, the system's Chromium, else the one inside an npm package. */
import { accessSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// The popups of the address field: two pages for every window, which cost more than the page under test and which nobody sees.
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
// What Playwright 1.65 switches off; of two such arguments the last one counts.
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
// Quiet, and able to run as root in a container without a graphics card.
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

/** Finds the browser; unpacks the packaged one the first time, which takes a few seconds. */
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
    // The package unpacks to the folder for temporary files and would run whatever lies there under its name, also
    // somebody else's: so it gets a folder of ours.
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = fresh
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    // The libraries that a bare system lacks.
    await inflate(path.join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    try {
      renameSync(fresh, folder)
    } catch {
      // Another run was faster.
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  const fontConfig = path.join(folder, 'fonts.conf')
  writeFileSync(fontConfig, fontConfigOf(folder))
  const own = { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: fontConfig }
  return { executablePath, args: ARGS, env: { ...env, ...own } }
}

/** The package's own configuration looks for fonts in /tmp, and Chromium crashes where it finds none at all. */
const fontConfigOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts/fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts/cache')}</cachedir>
</fontconfig>
`
