/** The settings the service runs with. @spec decisions 13.30 */
import * as contract from '@quintet/contracts/operator/settings'
import type { App, Platform } from '@quintet/platform/http/app'
import type { HouseDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function settingsRoutes(app: App, platform: Platform, house: HouseDesk): void {
  serveOperator(app, platform, contract.readSettings, () => ({
    ...house.standing(),
    settings: [...platform.config.settings],
  }))
  serveOperator(app, platform, contract.listFindings, () => house.findings())
}
