import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import type { landingEn } from './landing.en.ts'
import { count } from './count.ts'

export const landingDe: typeof landingEn = {
  headline: ['Sehen.', 'Hören.', 'Spielen.'],
  lead: 'Filme, Musik, Hörbücher, Spiele und Sport. Eine Mitgliedschaft für bis zu fünf Personen in der Familie.',
  trial: 'Jetzt gratis testen',
  terms: (days: number, price: string, tax: string) =>
    `${count(days, 'Tag', 'Tage')} gratis, danach ${price} im Monat${tax}. Ohne Bindung. Jeden Monat kündbar.`,
  accordionTitle: 'Fünfmal Unterhaltung und ein Kinderbereich',
  ctaTitle: (days: number) => `${count(days, 'Tag', 'Tage')}, alles drin.`,
  ctaSubtitle: 'Monatstarif: ohne Bindung, jeden Monat kündbar.',
  plansTitle: 'Ein Preis, alles drin',
  monthly: 'Monatlich',
  annually: 'Jährlich',
  perMonth: 'im Monat',
  perYear: 'im Jahr',
  save: (percent: number) => `${percent} % sparen`,
  included: [
    'Filme und Serien, Musik, Hörbücher, Spiele und Sport',
    `Bis zu ${MAX_STREAMS} Geräte gleichzeitig`,
    'Ein Kinderbereich hinter einer PIN',
    'Kündigen online, ohne Anruf und ohne Brief',
  ],
  verticals: {
    movies: {
      tagline: 'Filme und Serien',
      teaser: 'Filme und Serien für lange und für kurze Abende, alle mit Untertiteln und Trailer.',
      suggested: 'Filme für heute Abend',
    },
    'music-stream': {
      tagline: 'Alben und Kanäle',
      teaser: 'Alben vom ersten bis zum letzten Takt, und Kanäle, die nie in die Musik hineinreden.',
      suggested: 'Alben in Dauerschleife',
    },
    'audio-books': {
      tagline: 'Für Sie gelesen',
      teaser: 'Stimmen, die erzählen können. Wir merken uns die Stelle, Sie bestimmen das Tempo.',
      suggested: 'Geschichten zum Zuhören',
    },
    'pc-games': {
      tagline: 'Sofort spielen',
      teaser: 'Nichts zu installieren. Öffnen, spielen, schließen, und morgen geht es weiter.',
      suggested: 'Spiele für sofort',
    },
    sports: {
      tagline: 'Live und auf Abruf',
      teaser: 'Das Finale, über das alle reden: live, oder wann Sie Zeit haben.',
      suggested: 'Sport zum Nachholen',
    },
  },
  kids: {
    tagline: 'Alles unter zehn',
    teaser: 'Nur Titel bis 9 Jahre. Die PIN behalten Sie.',
  },
}
