/** `quintet.json`: every field is validated, and an unknown one is reported with the closest known name. */
import { TitleFile } from '@quintet/contracts/library'
import { nearestName } from '@quintet/domain/basics/nearest'
import { LibraryError } from '@quintet/media-files/library/library-folder'
import { z } from 'zod'

const NAME_MAX = 100

/** Throws `LibraryError` with a message that starts with the file's name. */
export function readTitleFile(written: string, fileName: string): TitleFile {
  return readDescription(TitleFile, written, fileName)
}

/** Parses an operator's JSON file by `schema`. Throws `LibraryError` with a message that starts with the file's name. */
export function readDescription<T>(schema: z.ZodType<T>, written: string, fileName: string): T {
  const result = schema.safeParse(parseJson(written, fileName))
  if (result.success) return result.data
  // A missing field may be the one with the misspelt name.
  const { issues } = result.error
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  if (issue?.code === 'unrecognized_keys')
    throw unknownField(issue.keys[0] ?? '', fieldsAt(schema, issue.path), issue.path, fileName)
  throw new LibraryError(
    `${fileName}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'not valid'}`,
  )
}

function parseJson(written: string, fileName: string): unknown {
  try {
    return JSON.parse(written)
  } catch (error) {
    throw new LibraryError(
      `${fileName} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function unknownField(
  name: string,
  fields: readonly string[],
  path: readonly PropertyKey[],
  fileName: string,
): LibraryError {
  const shown = name.slice(0, NAME_MAX)
  const nearest = nearestName(shown, fields)
  const place = [...path.map(String), shown].join('.')
  return new LibraryError(
    `${fileName}: unknown field "${place}"${nearest === null ? '' : `; did you mean "${nearest}"?`}`,
  )
}

type Shape = {
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
}

/** The fields allowed at a path in the file: at the top level, in a text, in a person. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const whole = z.toJSONSchema(schema, { io: 'input' }) as Shape
  return Object.keys(path.reduce<Shape | undefined>(shapeIn, whole)?.properties ?? {})
}

function shapeIn(shape: Shape | undefined, step: PropertyKey): Shape | undefined {
  if (typeof step === 'number') return shape?.items
  const other = shape?.additionalProperties
  return shape?.properties?.[String(step)] ?? (typeof other === 'object' ? other : undefined)
}
