/** Reads the brand folder's JSON files with strict checks, reporting every fault with its location and remedy. */
import { nearestName } from '@quintet/domain/basics/nearest'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../config/config.ts'

/** Returns a file's bytes; throws `ConfigError` if it is missing or cannot be read. */
export function readBrandFile(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw isMissing(error)
      ? new ConfigError(
          `BRAND_DIR: ${file} is missing. docs/operate/brand.md lists what belongs in the folder.`,
        )
      : unreadable(file, error)
  })
}

/** True if a file or folder could not be read because there is none. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Returns the error for a file or folder that is there, but cannot be read. */
export function unreadable(file: string, error: unknown): ConfigError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return new ConfigError(`BRAND_DIR: ${file} ${WHY_UNREADABLE[code] ?? `cannot be read: ${code}`}.`)
}

const WHY_UNREADABLE: Record<string, string> = {
  EACCES: 'cannot be read: give the service’s user permission to read it',
  EISDIR: 'is a folder, but must be a file',
  ENOTDIR: 'is a file, but must be a folder',
}

/** Returns the contents of a JSON file; throws `ConfigError` with one line per fault. */
export async function readCheckedJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const faults = checkJson((await readBrandFile(file)).toString('utf8'), schema)
  if ('value' in faults) return faults.value
  throw new ConfigError(faults.lines.map((line) => `BRAND_DIR: ${path.resolve(file)}: ${line}`).join('\n'))
}

function checkJson<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): { value: z.output<Schema> } | { lines: string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { lines: [`is not valid JSON: ${error instanceof Error ? error.message : ''}`] }
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  return { lines: parsed.error.issues.flatMap((issue) => linesOf(issue, schema)) }
}

function linesOf(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  const where = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [`${where}: ${issue.message}`]
  const known = fieldsAt(schema, issue.path)
  return issue.keys.map((key) => {
    const nearest = nearestName(key, known)
    const place = where === '' ? key : `${where}.${key}`
    return `${place}: is not a field of this file${nearest === null ? `; known are ${known.join(', ')}` : `; did you mean ${nearest}?`}`
  })
}

/** Returns the field names that the schema allows at a path. */
function fieldsAt(schema: z.core.$ZodType, at: readonly PropertyKey[]): string[] {
  const plain = unwrapped(schema)
  const [step, ...rest] = at
  if (step === undefined) return plain instanceof z.ZodObject ? Object.keys(plain.shape) : []
  const inside =
    plain instanceof z.ZodObject
      ? (plain.shape as Record<PropertyKey, z.core.$ZodType>)[step]
      : plain instanceof z.ZodArray
        ? plain.element
        : plain instanceof z.ZodRecord
          ? plain.valueType
          : undefined
  return inside ? fieldsAt(inside, rest) : []
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap())
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema
}
