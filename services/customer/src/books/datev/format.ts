/**
 * The DATEV file format: a header of 31 fields, the names of 125 columns, one line per booking. Source: developer.datev.de, DATEV-Format,
 * header and Buchungsstapel of format version 13. @spec decisions 13.9
 */
import { dayOf } from '@quintet/domain/basics/calendar'

const HEADER_VERSION = 700
const CATEGORY = 21
const FORMAT_VERSION = 13
const ACCOUNT_DIGITS = 4
const BOOKKEEPING = 1

const namesIn = (text: string) => text.trim().split(/;\s*/)

const numbered = (count: number, ...names: readonly string[]) =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat()

/** DATEV reads columns by position, so their order matters. */
const COLUMNS = [
  ...namesIn(`
    Umsatz (ohne Soll/Haben-Kz); Soll/Haben-Kennzeichen; WKZ Umsatz; Kurs; Basis-Umsatz; WKZ Basis-Umsatz; Konto;
    Gegenkonto (ohne BU-Schlüssel); BU-Schlüssel; Belegdatum; Belegfeld 1; Belegfeld 2; Skonto; Buchungstext;
    Postensperre; Diverse Adressnummer; Geschäftspartnerbank; Sachverhalt; Zinssperre; Beleglink`),
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...namesIn(`
    KOST1 - Kostenstelle; KOST2 - Kostenstelle; Kost-Menge; EU-Land u. UStID (Bestimmung);
    EU-Steuersatz (Bestimmung); Abw. Versteuerungsart; Sachverhalt L+L; Funktionsergänzung L+L;
    BU 49 Hauptfunktionstyp; BU 49 Hauptfunktionsnummer; BU 49 Funktionsergänzung`),
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation - Inhalt'),
  ...namesIn(`
    Stück; Gewicht; Zahlweise; Forderungsart; Veranlagungsjahr; Zugeordnete Fälligkeit; Skontotyp; Auftragsnummer;
    Buchungstyp; USt-Schlüssel (Anzahlungen); EU-Land (Anzahlungen); Sachverhalt L+L (Anzahlungen);
    EU-Steuersatz (Anzahlungen); Erlöskonto (Anzahlungen); Herkunft-Kz; Buchungs GUID; KOST-Datum;
    SEPA-Mandatsreferenz; Skontosperre; Gesellschaftername; Beteiligtennummer; Identifikationsnummer;
    Zeichnernummer; Postensperre bis; Bezeichnung SoBil-Sachverhalt; Kennzeichen SoBil-Buchung; Festschreibung;
    Leistungsdatum; Datum Zuord. Steuerperiode; Fälligkeit; Generalumkehr (GU); Steuersatz; Land;
    Abrechnungsreferent; BVV-Position; EU-Land u. UStID (Ursprung); EU-Steuersatz (Ursprung); Abw. Skontokonto`),
]

export type Booking = {
  /** Never zero; a negative sum swaps debit and credit. */
  cents: number
  currency: string
  /** The account debited if the sum is positive. */
  account: string
  contra: string
  at: Date
  /** The document's number, followed by that of the document it corrects. */
  reference: string
  corrected: string | null
  text: string
  /** The country that taxes a sale within the EU; the rate is in hundredths of a percent. */
  destination: { country: string; rate: number; origin: string } | null
  /** The tax key, if the account does not imply it. */
  tax: { key: string; case?: number | undefined } | null
}

export type Head = {
  consultantNumber: number
  clientNumber: number
  chart: string
  currency: string
  /** The first and last day. */
  from: Date
  to: Date
  name: string
  createdAt: Date
}

/** Returns the file's bytes: CRLF line ends, characters common to Windows-1252 and Latin-1; all others become question marks. */
export function datevFile(head: Head, bookings: readonly Booking[]): Uint8Array<ArrayBuffer> {
  const lines = [headOf(head), COLUMNS, ...bookings.map(lineOf)].map((fields) => fields.join(';'))
  const signs = `${lines.join('\r\n')}\r\n`.replace(/[^\r\n\u0020-\u007e\u00a0-\u00ff]/gu, '?')
  return Uint8Array.from(Buffer.from(signs, 'latin1'))
}

function headOf(head: Head): string[] {
  const from = compactDay(head.from)
  const format = [quoted('EXTF'), String(HEADER_VERSION), String(CATEGORY), quoted('Buchungsstapel')]
  const made = [String(FORMAT_VERSION), head.createdAt.toISOString().replace(/\D/g, ''), '', quoted('RE')]
  const client = [quoted(''), quoted(''), String(head.consultantNumber), String(head.clientNumber)]
  const span = [`${from.slice(0, 4)}0101`, String(ACCOUNT_DIGITS), from, compactDay(head.to)]
  const batch = [quoted(head.name.slice(0, 30)), quoted(''), String(BOOKKEEPING), '0', '0']
  const rest = [
    quoted(head.currency),
    '',
    quoted(''),
    '',
    '',
    quoted(head.chart),
    '',
    '',
    quoted(''),
    quoted(''),
  ]
  return [...format, ...made, ...client, ...span, ...batch, ...rest]
}

function lineOf(booking: Booking): string[] {
  const fields = new Map<string, string>([
    ['Umsatz (ohne Soll/Haben-Kz)', decimal(Math.abs(booking.cents))],
    ['Soll/Haben-Kennzeichen', quoted(booking.cents > 0 ? 'S' : 'H')],
    ['WKZ Umsatz', quoted(booking.currency)],
    ['Konto', booking.account],
    ['Gegenkonto (ohne BU-Schlüssel)', booking.contra],
    ['Belegdatum', dayAndMonth(booking.at)],
    ['Belegfeld 1', quoted(booking.reference.slice(0, 36))],
    ['Buchungstext', quoted(booking.text.slice(0, 60))],
    ['Festschreibung', '0'],
  ])
  if (booking.corrected !== null) fields.set('Belegfeld 2', quoted(booking.corrected))
  if (booking.destination) {
    fields.set('EU-Land u. UStID (Bestimmung)', quoted(booking.destination.country))
    fields.set('EU-Steuersatz (Bestimmung)', decimal(booking.destination.rate))
    fields.set('EU-Land u. UStID (Ursprung)', quoted(booking.destination.origin))
  }
  if (booking.tax) {
    fields.set('BU-Schlüssel', quoted(booking.tax.key))
    if (booking.tax.case !== undefined) fields.set('Sachverhalt L+L', String(booking.tax.case))
  }
  return COLUMNS.map((name) => fields.get(name) ?? '')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** Formats hundredths with a decimal comma. */
function decimal(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace('.', ',')
}

function compactDay(at: Date): string {
  return dayOf(at).replaceAll('-', '')
}

function dayAndMonth(at: Date): string {
  const [, month = '', day = ''] = dayOf(at).split('-')
  return `${day}${month}`
}
