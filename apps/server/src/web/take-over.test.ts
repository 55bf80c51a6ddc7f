import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { prepareOwnPage, prepareVisitorPage } from './take-over.ts'

// An abridged page as written by TanStack Start 1.169.5: two hydration scripts, the entry, a boundary.
const PAGE = [
  '<!DOCTYPE html><html><head><title>x</title><link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/></head>',
  '<body><p>Hello</p><script type="application/ld+json">{"a":1}</script>',
  '<script data-tsr-stream-part="">(self.$R=self.$R||{})["tsr"]=[];self.$_TSR={h(){this.hydrated=!0},buffer:[]}</script>',
  `<script data-tsr-stream-part="">$_TSR.router=($R=>$R[0]={manifest:{routes:{__root__:{scripts:[1],preloads:["/a.js"],css:["/a.css"]}}},matches:[]})($R["tsr"]);$_TSR.e();{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}</script>`.replace(
    '$_TSR.e();',
    '',
  ),
  '<script type="module" async="" src="/assets/index.js"></script>',
  '<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script></body></html>',
].join('')

const SCRIPT_ENDS = [
  '{let s=document.currentScript,p;while(',
  'document.currentScript.remove()',
  ';/*$tsr-stream-boundary*/',
]

const scripts = {
  enhance: '/assets/enhance.js',
  entry: '/assets/index.js',
  texts: { de: ['/assets/de.js'] },
  arrival: ['/assets/arrival.js', '/assets/ready.js'],
  takeOver: 'takeOver()',
  takeOverHash: 'sha256-x',
}

const DRAWN = { page: '/movies?title=a&page=2', language: 'de', renderedAt: '2026-11-24T12:03:26.025Z' }

test('a cached page has one inline script and no app scripts, and keeps its data', () => {
  const { html, stateName } = prepareVisitorPage(PAGE, scripts, DRAWN)
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  assert.deepEqual(
    inline.map(([, , source]) => source),
    ['', '{"a":1}', 'takeOver()'],
  )
  assert.match(html, /<script type="module" async src="\/assets\/enhance\.js"><\/script><\/head>/)
  assert.match(
    html,
    new RegExp(
      RegExp.escape(
        `data-state="/assets/state/${stateName}?page=%2Fmovies%3Ftitle%3Da%26page%3D2&amp;language=de" data-drawn-at="2026-11-24T12:03:26.025Z" data-files="" data-entry="/assets/index.js"`,
      ),
    ),
  )
  assert.doesNotMatch(html, /modulepreload/)
})

test('the state file runs as a module and forgets the removed scripts', () => {
  const { state } = prepareVisitorPage(PAGE, scripts, DRAWN)
  assert.doesNotMatch(state, /currentScript/)
  const page: { self?: object; $_TSR?: { router: { manifest: { routes: Record<string, object> } } } } = {}
  page.self = page
  runInNewContext(`'use strict';${state}`, page)
  assert.equal(JSON.stringify(page.$_TSR?.router.manifest.routes['__root__']), '{"css":["/a.css"]}')
})

test('a title may contain the end of a script: it stays intact, and the page’s state is still read', () => {
  const titles = SCRIPT_ENDS.map((end) => `A ${end} B`)
  const page = PAGE.replace('matches:[]', `matches:${JSON.stringify(titles)}`)
  const { state } = prepareVisitorPage(page, scripts, DRAWN)
  const own = prepareOwnPage(page, scripts, 'abc')
  const [, ownState = ''] = /self\.readState=\(\)=>\{(.*?)\}<\/script>/s.exec(own) ?? []
  for (const source of [state, ownState]) {
    const run: { self?: object; $_TSR?: { router: { matches: unknown } } } = {}
    run.self = run
    runInNewContext(`'use strict';${source}`, run)
    assert.equal(JSON.stringify(run.$_TSR?.router.matches), JSON.stringify(titles))
  }
})

test('equal states have the same name, and different ones differ', () => {
  const first = prepareVisitorPage(PAGE, scripts, DRAWN)
  assert.equal(prepareVisitorPage(PAGE, scripts, DRAWN).stateName, first.stateName)
  assert.notEqual(
    prepareVisitorPage(PAGE.replace('matches:[]', 'matches:[1]'), scripts, DRAWN).stateName,
    first.stateName,
  )
})

test('the rendering time does not affect the name of a page’s state', () => {
  const drawnAt = (renderedAt: string) => {
    const times = `[${Date.parse(renderedAt)},"${renderedAt}","2026-11-24T20:15:00.000Z"]`
    const page = PAGE.replace('matches:[]', `matches:${times}`)
    return prepareVisitorPage(page, scripts, { ...DRAWN, renderedAt }).stateName
  }
  assert.equal(drawnAt('2026-11-24T12:03:26.025Z'), drawnAt('2026-11-24T13:00:00.000Z'))
})

test('a page names the app’s files without fetching them', () => {
  const { html } = prepareVisitorPage(
    PAGE.replace('<html>', '<html lang="de">').replace(
      '</head>',
      '<link rel="modulepreload" href="/assets/app.js"/></head>',
    ),
    scripts,
    DRAWN,
  )
  assert.match(html, /data-files="\/assets\/app\.js \/assets\/de\.js" data-entry="\/assets\/index\.js"/)
})

test('a page with a film loads the script that plays it first, and other pages do not load it', () => {
  const film = '<script type="application/json" id="film">{}</script>'
  const html = prepareOwnPage(PAGE.replace('<title>', `${film}<title>`), scripts, 'abc')
  assert.ok(
    html.includes(
      `<link rel="modulepreload" href="/assets/ready.js" nonce="abc"/>${film}<script type="module" async src="/assets/arrival.js" nonce="abc"></script>`,
    ),
  )
  assert.doesNotMatch(prepareOwnPage(PAGE, scripts, 'abc'), /arrival\.js/)
})

test('a member’s page keeps its state, with its nonce, and leaves it and the app’s script to the loader', () => {
  const scrolling = '<script nonce="abc">scrollTo(0,0);document.currentScript.remove()</script>'
  const html = prepareOwnPage(PAGE.replace('<body>', `<body>${scrolling}`), scripts, 'abc')
  assert.match(html, /<script type="module" async src="\/assets\/enhance\.js" nonce="abc">/)
  assert.ok(html.includes(scrolling), 'where one was scrolled to is found before the page is seen')
  assert.doesNotMatch(html, /modulepreload|data-state|src="\/assets\/index\.js"|tsr-stream/)
  const [, source = ''] =
    /<script nonce="abc">(self\.readState=.*?)<\/script><script nonce="abc" data-files="" data-entry=/s.exec(
      html,
    ) ?? []
  const page: { self?: object; readState?: () => void; $_TSR?: { router: { manifest: object } } } = {}
  page.self = page
  runInNewContext(source, page)
  const manifest = () => JSON.stringify(page.$_TSR?.router.manifest)
  assert.equal(manifest(), undefined)
  page.readState?.()
  assert.equal(manifest(), '{"routes":{"__root__":{"css":["/a.css"]}}}')
})
