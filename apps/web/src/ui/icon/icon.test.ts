import { KIDS_CATEGORY, VERTICALS } from '@quintet/domain/catalogue/categories'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Rolldown } from 'vite'

let draw: (name: string) => string

before(async () => {
  const built = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'icon.tsx', write: false },
  })) as Rolldown.RolldownOutput
  // A data URL has no folder, so its imports are resolved to absolute addresses.
  const code = built.output[0].code.replaceAll(
    /from "([^"]+)"/g,
    (_, name: string) => `from "${import.meta.resolve(name)}"`,
  )
  const { Icon } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    Icon: ComponentType<{ name: string }>
  }
  draw = (name) => renderToStaticMarkup(createElement(Icon, { name }))
})

test('[catalogue 2.2.2] each category has an icon of its own, including kids', () => {
  const icons = [...VERTICALS, KIDS_CATEGORY].map((name) => draw(name))
  for (const icon of icons) assert.match(icon, /^<svg [^>]*aria-hidden="true"/)
  assert.equal(new Set(icons).size, 6)
})

test('[catalogue 8.3] an unknown icon shows the text No icon!', () =>
  assert.match(draw('nothing'), /^<span[^>]*>No icon!<\/span>$/))
