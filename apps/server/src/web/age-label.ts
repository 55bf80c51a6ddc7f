/** Tells youth-protection software the minimum age for the site. Source: age-de.xml 3.0g, JMStV section 5. @spec decisions 14.19 */
import { dayOf } from '@quintet/domain/basics/calendar'
import type { App, Platform } from '@quintet/platform/http/app'
import { lastingOrigin } from '@quintet/platform/http/origins'

const HOUR_SECONDS = 60 * 60

/** `siteAge`: the age from which everything shown to a visitor is suitable. */
export function ageLabelRoute(
  app: App,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  siteAge: () => Promise<number>,
): void {
  app.get('/age-de.xml', async (_request, reply) => {
    const { hostname } = new URL(lastingOrigin(config))
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type('application/xml; charset=utf-8')
    return ageLabel({ host: hostname, age: await siteAge(), day: dayOf(clock.now()) })
  })
}

/** Returns one label for the whole host. */
function ageLabel({ host, age, day }: { host: string; age: number; day: string }): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<age-declaration>
  <ageblock-basic>
    <age-issuer>${host}</age-issuer>
    <last-change>${day}</last-change>
    <country>de</country>
    <label-version>1.0</label-version>
    <revisit-after>1days</revisit-after>
  </ageblock-basic>
  <ageblock-labeltype>
    <xmlfile>true</xmlfile>
    <httpheader>false</httpheader>
    <htmlmeta>false</htmlmeta>
    <label-z>false</label-z>
    <default-age>${age}</default-age>
  </ageblock-labeltype>
  <ageblock-labeltype-definition>
    <labeltype-xmlfile>
      <label class="default">
        <min-age>${age}</min-age>
        <default-age>${age}</default-age>
      </label>
      <label class="site">
        <age>${age}</age>
        <min-age>${age}</min-age>
        <default-age>${age}</default-age>
        <scope>${host}</scope>
      </label>
    </labeltype-xmlfile>
  </ageblock-labeltype-definition>
</age-declaration>
`
}
