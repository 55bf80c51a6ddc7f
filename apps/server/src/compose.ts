/** Composes the whole product; the only module that knows all services. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Catalogue,
  contentRoutes,
  extendRentals,
  handOverRental,
  openCatalogue,
  publicPeople,
  publicTitles,
  siteAge,
} from '@quintet/content'
import {
  type Billing,
  customerRoutes,
  openBilling,
  offeredPlatforms,
  openCashier,
  openLogInSandbox,
  openSocialProviders,
} from '@quintet/customer'
import { operatorRoutes } from '@quintet/operator'
import type { Role } from '@quintet/platform/config/settings'
import { type App, createApp } from '@quintet/platform/http/app'
import { refuseBelow } from '@quintet/platform/http/methods'
import { serve } from '@quintet/platform/http/serve'
import { readDemoDrawing } from '@quintet/contracts/system'
import { apiDocs } from './api-docs.ts'
import { openDesks, type Pages } from './desks.ts'
import type { Foundation } from './foundation.ts'
import { healthRoutes, type Leaving } from './health.ts'
import { allPersonalData } from './retention.ts'
import type { Stoppable } from './stoppable.ts'
import { ageLabelRoute } from './web/age-label.ts'

export type Product = {
  /** Pages, API calls and media. */
  app: App
  /** Games and embeds, on a separate origin. */
  embedApp: App
  catalogue: Catalogue
  billing: Billing
  /** Listens on both ports and returns the address of the pages. */
  listen(): Promise<string>
  /** Stops requests and background work, but not the foundation. */
  close(): Promise<void>
}

/** Composes the configured roles on an open foundation. */
export async function composeProduct(foundation: Foundation): Promise<Product> {
  const { config, db, log } = foundation
  const plays = (role: Role) => config.roles.includes(role)
  const app = createApp(foundation)
  const embedApp = createApp(foundation)
  for (const { server } of [app, embedApp]) foundation.serving.watch(server)
  const metrics = config.metrics && (await import('./metrics/open.ts')).openMetrics(config.metrics)
  for (const each of [app, embedApp]) metrics?.watch(each)
  const catalogue = await openCatalogue(foundation)
  const billing = openBilling(foundation, { handOverRental, extendRentals })

  const leaving = { isLeaving: false }
  for (const each of [app, embedApp]) closeConnectionsWhere(each, leaving)
  healthRoutes(app, { config, db, catalogue }, leaving)
  serve(app, foundation, readDemoDrawing, () => ({ drawing: foundation.demoProgress.current() }))
  apiDocs(app, foundation)
  if (plays('customer')) {
    const logInSandboxKey = await openLogInSandbox(config, db)
    const social = await openSocialProviders(config, { db, sandboxKey: logInSandboxKey })
    customerRoutes(app, { ...foundation, billing, social, logInSandboxKey, personalData: allPersonalData })
  }
  if (plays('content'))
    await contentRoutes({ app, embedApp }, foundation, {
      catalogue,
      storage: foundation.storage,
      cashier: openCashier(foundation, billing),
    })
  const pages: Pages = { drawPreview: null }
  if (plays('customer') && plays('content'))
    operatorRoutes(
      app,
      foundation,
      await openDesks(foundation, { catalogue, personalData: allPersonalData, pages }),
    )
  for (const prefix of ['/api', '/media']) refuseBelow(app, prefix)
  if (plays('web')) {
    // Loaded only where pages are served: a worker or a stand-alone service needs no web build.
    const { mountWeb } = await import('./web/mount.ts')
    ageLabelRoute(app, foundation, () => siteAge(db))
    pages.drawPreview = await mountWeb(app, {
      ...foundation,
      catalogueVersion: () =>
        `${catalogue.version()} ${catalogue.frontPages().turnAt(foundation.clock.now())}`,
      publicTitles: () => publicTitles(catalogue, foundation.clock.now()),
      publicPeople: () => publicPeople(catalogue, foundation.clock.now()),
      socialPlatforms: (isHere) => offeredPlatforms(config, isHere),
    })
  }

  let measured: Stoppable | null = null
  return {
    app,
    embedApp,
    catalogue,
    billing,
    async listen() {
      const address = await app.listen({ port: config.port, host: config.host })
      const { port } = new URL(address)
      // The next port is a separate origin without set-up; tests that listen on any port use any port here too.
      await embedApp.listen({ port: Number(port) + 1, host: config.host })
      log.info({ address }, 'listening')
      measured = metrics ? await metrics.listen({ ...foundation, catalogue }, log) : null
      return address
    },
    async close() {
      leaving.isLeaving = true
      await sleep(config.drainMs)
      await measured?.stop()
      await app.close()
      await embedApp.close()
      await catalogue.close()
    },
  }
}

/** Keeps clients from reusing a connection that is about to close. */
function closeConnectionsWhere(app: App, leaving: Leaving): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving.isLeaving) reply.header('connection', 'close')
    done()
  })
}
