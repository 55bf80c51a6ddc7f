/** Pictures for made-up titles: a few real files, at as many addresses as there are titles. */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@quintet/platform/db/database'
import { renderPicture } from '@quintet/media-files/tools/pictures'
import { sql } from 'kysely'
import sharp from 'sharp'

const WIDTHS = [320, 640]
const HUES = [10, 60, 130, 200, 250, 310]

/** Gives each title a portrait; `dataDir` is the product's. */
export async function addPictures(db: Database, dataDir: string, count: number): Promise<void> {
  const folder = path.join(dataDir, 'media', 'pictures')
  const pictures = await Promise.all(HUES.map(async (hue) => renderPicture(await aPortrait(hue), WIDTHS)))
  for (const [at, { renditions }] of pictures.entries()) {
    await mkdir(path.join(folder, `sample_${at}`), { recursive: true })
    for (const { width, bytes } of renditions)
      await writeFile(path.join(folder, `sample_${at}`, `${width}.webp`), bytes)
  }
  for (let id = 1; id <= count; id++)
    await symlink(`sample_${id % HUES.length}`, path.join(folder, `made_${id}`))
  await sql`
    insert into picture (id, item_id, shape, source, state, width, height, widths, placeholder, has_avif, created_at)
    select 'made_' || id, id, 'portrait', '{"path":"made","from":"file"}', 'ready', 640, 960, ${WIDTHS},
      (${pictures.map(({ placeholder }) => placeholder)}::text[])[id % ${HUES.length} + 1], true, now()
    from content_item`.execute(db)
}

/** Soft light over a colour, about as hard to decode as a real cover. */
function aPortrait(hue: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 640, height: 960, channels: 3, background: '#808080', noise } })
    .blur(6)
    .modulate({ brightness: 1.1, hue })
    .tint({ r: 90 + hue / 3, g: 120, b: 220 - hue / 3 })
    .png()
    .toBuffer()
}
