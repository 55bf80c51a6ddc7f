/** Kodi on a virtual screen, with its IPTV add-on set to our playlist and guide, controlled by JSON-RPC. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { escapeXml } from '@quintet/domain/basics/markup'
import { freePortPair } from '@quintet/testing'

const ADDON = 'pvr.iptvsimple'
const GIVES_UP_MS = 120_000
const LOOKS_EVERY_MS = 500

export const lackingForKodi = [
  ...(existsSync('/usr/bin/kodi') ? [] : ['kodi']),
  ...(existsSync(`/usr/share/kodi/addons/${ADDON}`) ? [] : ['kodi-pvr-iptvsimple']),
  ...(existsSync('/usr/bin/Xvfb') ? [] : ['xvfb']),
]

export type Kodi = {
  /** Null if Kodi returns an error or does not respond. */
  ask<Answer>(method: string, params: object): Promise<Answer | null>
  /** Polls; throws after two minutes. */
  until<Answer>(method: string, params: object, isSo: (answer: Answer) => boolean): Promise<Answer>
  close(): Promise<void>
}

export async function openKodi(addresses: { list: string; guide: string }): Promise<Kodi> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'quintet-kodi-'))
  const port = await freePortPair()
  await writeSettings(home, port, addresses)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x720x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  // Its command is a script that starts the program: as one process group, both end together.
  const player = spawn('kodi', ['--standalone', '--audio-backend=null'], {
    stdio: 'ignore',
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(display).trim()}`,
    },
  })
  const ask = async <Answer>(method: string, params: object): Promise<Answer | null> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/jsonrpc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return ((await answer.json()) as { result?: Answer }).result ?? null
    } catch {
      return null
    }
  }
  const until: Kodi['until'] = async (method, params, isSo) => {
    const deadline = performance.now() + GIVES_UP_MS
    for (;;) {
      const answer = await ask<Parameters<typeof isSo>[0]>(method, params)
      if (answer !== null && isSo(answer)) return answer
      if (performance.now() > deadline) throw new Error(`Kodi: ${method} answers ${JSON.stringify(answer)}`)
      await sleep(LOOKS_EVERY_MS)
    }
  }
  await until<string>('Addons.SetAddonEnabled', { addonid: ADDON, enabled: true }, (said) => said === 'OK')
  return {
    ask,
    until,
    async close() {
      await endGroup(player)
      const gone = once(screen, 'exit')
      screen.kill()
      await gone
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function endGroup(player: ChildProcess): Promise<void> {
  const gone = once(player, 'exit')
  if (player.exitCode === null && player.pid !== undefined) process.kill(-player.pid, 'SIGKILL')
  await gone
}

async function writeSettings(
  home: string,
  port: number,
  { list, guide }: { list: string; guide: string },
): Promise<void> {
  const userdata = path.join(home, '.kodi/userdata')
  const addon = path.join(userdata, 'addon_data', ADDON)
  await mkdir(addon, { recursive: true })
  const settings = (values: Record<string, string>) =>
    `<settings version="2">${Object.entries(values)
      .map(([id, value]) => `<setting id="${id}">${escapeXml(value)}</setting>`)
      .join('')}</settings>`
  await writeFile(
    path.join(addon, 'settings.xml'),
    settings({
      m3uPathType: '1',
      m3uUrl: list,
      m3uCache: 'false',
      epgPathType: '1',
      epgUrl: guide,
      epgCache: 'false',
    }),
  )
  await writeFile(
    path.join(userdata, 'guisettings.xml'),
    settings({
      'services.webserver': 'true',
      'services.webserverport': String(port),
      'services.webserverauthentication': 'false',
    }),
  )
}
