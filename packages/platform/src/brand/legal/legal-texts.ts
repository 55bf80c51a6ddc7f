/**
 * The brand's `legal` folder: terms, privacy notice and other legal pages as Markdown, one folder per document, one file per version and
 * language. docs/operate/brand.md explains how to change them. @spec decisions 14.24
 */
import type { Brand } from '@quintet/contracts/brand'
import type { LegalText } from '@quintet/contracts/legal-texts'
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import { dayOfVersion, LEGAL_DOCUMENTS, type LegalDocument } from '@quintet/domain/account/legal-texts'
import { offerAt, type Offers } from '@quintet/domain/membership/offers'
import { dayOf } from '@quintet/domain/basics/calendar'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../../config/config.ts'
import { isMissing, readBrandFile, unreadable } from '../checked-json.ts'
import { fieldValues } from './fields.ts'
import { faultsOf, fillFields } from './fill.ts'
import { parseText } from './parse.ts'
import { readSeals, sealFaults } from './seal.ts'

export const LEGAL_FOLDER = 'legal'

export type LegalVersion = {
  document: LegalDocument
  version: string
  /** The day in Germany on which the version takes effect. */
  from: string
  sources: Record<Language, string>
}

/** Keyed by document, oldest version first; never empty. */
export type LegalTexts = Record<LegalDocument, readonly [LegalVersion, ...LegalVersion[]]>

export type House = Pick<Brand, 'name' | 'company'> & { offers: Offers }

/**
 * Reads the folder and returns a function that checks it on its first call, throwing `ConfigError` with one line per fault. The check takes
 * as long as opening the database, and most commands need no legal text.
 */
export async function openLegalTexts(folder: string, house: House): Promise<() => LegalTexts> {
  const sources = await readSources(folder)
  const seals = await readSeals(folder)
  let texts: LegalTexts | undefined
  return () => {
    if (texts) return texts
    const faults = [...legalFaults(sources, house), ...sealFaults(sources, seals)]
    if (faults.length > 0)
      throw new ConfigError(faults.map((fault) => `BRAND_DIR: ${path.join(folder, fault)}`).join('\n'))
    return (texts = textsOf(sources))
  }
}

/** Returns every Markdown file of the folder by its relative path, with normalised line endings; throws `ConfigError`. */
export async function readSources(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(
    LEGAL_DOCUMENTS.map(async (document) => {
      const names = await namesIn(path.join(folder, document))
      return names.filter((name) => name.endsWith('.md')).map((name) => `${document}/${name}`)
    }),
  )
  return new Map(
    await Promise.all(
      files
        .flat()
        .toSorted()
        .map(
          async (file) =>
            [
              file,
              (await readBrandFile(path.join(folder, file))).toString('utf8').replaceAll('\r\n', '\n'),
            ] as const,
        ),
    ),
  )
}

/** A missing folder has no texts, which `legalFaults` reports. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw unreadable(folder, error)
  })
}

/** Returns what is wrong in the texts themselves, each with its file and line. */
export function legalFaults(sources: ReadonlyMap<string, string>, house: House): string[] {
  const missing = LEGAL_DOCUMENTS.flatMap((document) =>
    [...sources.keys()].some((file) => file.startsWith(`${document}/`))
      ? []
      : [`${document}: has no text: docs/operate/brand.md lists what belongs in the folder`],
  )
  return [...missing, ...[...sources].flatMap(([file, source]) => faultsIn(file, source, { sources, house }))]
}

function faultsIn(
  file: string,
  source: string,
  { sources, house }: { sources: ReadonlyMap<string, string>; house: House },
): string[] {
  const named = nameOf(file)
  if (!named)
    return [
      `${file}: must be named after a day and a language, such as 2026-12-01.de.md or 2026-12-01.2.de.md`,
    ]
  const { document, version, from, language } = named
  const others = LANGUAGES.filter((other) => !sources.has(`${document}/${version}.${other}.md`))
  const faults = house.offers.flatMap((offer) => {
    const values = fieldValues(house, offer, { language, day: from })
    const ofFields = faultsOf(source, values)
    if (ofFields.length > 0) return ofFields
    const parsed = parseText(fillFields(source, values))
    return 'says' in parsed ? [parsed] : []
  })
  return [
    ...others.map((other) => `${file}: ${version}.${other}.md is missing next to it`),
    ...new Set(faults.map(({ line, says }) => `${file}:${line}: ${says}`)),
  ]
}

function nameOf(file: string) {
  const [document = '', name = ''] = file.split('/')
  const language = LANGUAGES.find((one) => name.endsWith(`.${one}.md`))
  const version = name.replace(/\.\w+\.md$/, '')
  const from = dayOfVersion(version)
  return language && from !== null ? { document: document as LegalDocument, version, from, language } : null
}

function textsOf(sources: ReadonlyMap<string, string>): LegalTexts {
  const versionsOf = (document: LegalDocument): LegalVersion[] => {
    const names = [...sources.keys()].map(nameOf).filter((name) => name?.document === document)
    const versions = new Map(names.flatMap((name) => (name ? [[name.version, name.from] as const] : [])))
    return [...versions]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([version, from]) => ({
        document,
        version,
        from,
        sources: Object.fromEntries(
          LANGUAGES.map((language) => [language, sources.get(`${document}/${version}.${language}.md`) ?? '']),
        ) as Record<Language, string>,
      }))
  }
  return Object.fromEntries(
    LEGAL_DOCUMENTS.map((document) => [document, versionsOf(document)]),
  ) as unknown as LegalTexts
}

/** Returns the version in force; before the first takes effect, the first. */
export function legalTextAt(texts: LegalTexts, document: LegalDocument, now: Date): LegalVersion {
  const today = dayOf(now)
  const versions = texts[document]
  return versions.findLast(({ from }) => from <= today) ?? versions[0]
}

/** Returns a version in one language as Markdown, with its fields filled in as of `now`. */
export function filledText(
  house: House,
  { sources, from }: LegalVersion,
  { language, now }: { language: Language; now: Date },
): string {
  return fillFields(
    sources[language],
    fieldValues(house, offerAt(house.offers, now), { language, day: from }),
  )
}

/** Returns the parts of a filled-in text. */
export function shownText(
  { document, language, version }: Pick<LegalVersion, 'document' | 'version'> & { language: Language },
  markdown: string,
): LegalText {
  const parsed = parseText(markdown)
  if ('says' in parsed) throw new Error(`${document} ${version}: ${parsed.says}`)
  return { document, language, version, ...parsed }
}

/** Returns a string that changes whenever a new text takes effect. */
export function legalVersions(texts: LegalTexts, now: Date): string {
  return LEGAL_DOCUMENTS.map((document) => legalTextAt(texts, document, now).version).join(' ')
}
