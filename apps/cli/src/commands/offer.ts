/** `quintet offer`: checks and shows the operator's offers. @spec decisions 14.4 */
import path from 'node:path'
import { counted } from '@quintet/domain/basics/counted'
import type { HouseOffer } from '@quintet/domain/membership/offer'
import { offerAt, type Offers } from '@quintet/domain/membership/offers'
import { systemClock } from '@quintet/platform/clock/clock'
import { ConfigError } from '@quintet/platform/config/config'
import type { Command } from 'commander'
import { answer, EXIT, runOnGround, shownAmount } from '../session.ts'

export function offerCommands(program: Command): void {
  const offer = program.command('offer').description('your prices, trial, countries and tax')
  offer
    .command('check')
    .argument('<file>', 'an offer.json, before you put it into the brand folder')
    .description('checks a file and shows its contents; exit status 3 if anything is wrong')
    .action((file: string) =>
      runOnGround(async ({ config }) => {
        const { readBrand, readHouseOffers } = await import('@quintet/platform/brand/brand')
        try {
          const { company } = await readBrand(config.brandDir)
          const offers = await readHouseOffers(path.resolve(file), company.country)
          answer(false, offers, [`${file} is valid.`, '', ...linesOf(offers, systemClock.now())])
          return EXIT.ok
        } catch (error) {
          if (!(error instanceof ConfigError)) throw error
          process.stderr.write(`${error.message.replaceAll('BRAND_DIR: ', '')}\n`)
          return EXIT.someFailed
        }
      }),
    )
  offer
    .command('show')
    .description('shows the offer in force, past and future ones')
    .option('--json', 'prints the versions as JSON, amounts in cents')
    .action((options: { json?: true }) =>
      runOnGround(async ({ config }) => {
        const { OFFER_FILE, readBrand, readHouseOffers } = await import('@quintet/platform/brand/brand')
        const { company } = await readBrand(config.brandDir)
        const offers = await readHouseOffers(path.join(config.brandDir, OFFER_FILE), company.country)
        answer(options.json === true, offers, linesOf(offers, systemClock.now()))
        return EXIT.ok
      }),
    )
}

function linesOf(offers: Offers, now: Date): string[] {
  const current = offerAt(offers, now)
  return offers.flatMap((offer) => [
    `${offer === current ? 'in force since' : offer.from > current.from ? 'from' : 'past, from'} ${offer.from}`,
    ...factsOf(offer),
    '',
  ])
}

function factsOf({ prices, trial, countries, tax, rentals, refunds, membersFrom }: HouseOffer): string[] {
  return [
    ...Object.entries(prices).map(
      ([currency, { monthly, annually }]) =>
        `  price     ${shownAmount(monthly)} ${currency} a month, ${shownAmount(annually)} ${currency} a year`,
    ),
    `  trial     ${counted(trial.days, 'day')}${trial.specialDays === null ? '' : `, ${trial.specialDays} as the special offer`}`,
    ...Object.entries(countries).map(
      ([country, { currency, vatRate, isSold }]) =>
        `  ${country}        ${currency}, ${vatRate / 100} % VAT${isSold ? '' : ', no new members'}`,
    ),
    `  tax       ${tax.isSmallBusiness ? 'small business (section 19 UStG)' : tax.hasOneStopShop ? 'one-stop shop' : 'domestic rate throughout the EU'}`,
    `  rentals   ${rentals.freeAMonth} free a month`,
    `  refunds   up to ${shownAmount(refunds.aloneUpToCents)} without a second person`,
    `  members   ${membersFrom === null ? 'keep the price they have' : `pay these prices from ${membersFrom}, announced six weeks before`}`,
  ]
}
