/* Deichwart: twelve tides, an island, three spades of earth a day. No network, no storage needed. */
;(() => {
  'use strict'
  const canvas = document.querySelector('canvas')
  const status = document.querySelector('#status')
  const paper = canvas.getContext('2d')
  const wished = new URLSearchParams(location.search).get('lang') || navigator.language || 'de'
  const german = wished.startsWith('de')
  document.documentElement.lang = german ? 'de' : 'en'
  const TEXTS = german
    ? {
        title: 'Deichwart',
        rules: [
          'Die Flut kommt jeden Abend.',
          'Drei Spaten Erde am Tag: Hebe Land an,',
          'bevor das Wasser die Häuser erreicht.',
        ],
        start: 'Beginnen',
        end: 'Flut kommen lassen',
        day: 'Tag',
        tide: 'Nächste Fluten',
        spades: 'Spaten',
        won: 'Die Insel steht.',
        lost: 'Die See hat gewonnen.',
        saved: 'Häuser gerettet',
        again: 'Noch einmal',
      }
    : {
        title: 'Dike Warden',
        rules: [
          'The tide comes every evening.',
          'Three spades of earth a day: raise the land',
          'before the water reaches the houses.',
        ],
        start: 'Begin',
        end: 'Let the tide in',
        day: 'Day',
        tide: 'Coming tides',
        spades: 'Spades',
        won: 'The island stands.',
        lost: 'The sea has won.',
        saved: 'houses saved',
        again: 'Play again',
      }

  const SIZE = 8
  const DAYS = 12
  const SPADES = 3
  const TIDES = [1, 1, 2, 1, 2, 2, 3, 2, 3, 2, 3, 4]
  const INK = {
    sky: '#f6c79a',
    low: '#fbe6c0',
    sea: '#3fa7b5',
    deep: '#155e80',
    foam: '#f2fbf6',
    grass: ['#f0d394', '#a9c46a', '#8fbb5f', '#7fb45a', '#6da651'],
    earth: '#a8693f',
    wall: '#fff3df',
    roof: '#d5482f',
    lamp: '#ffe08a',
    text: '#173a4c',
    panel: '#fff8e8',
    tree: '#2f7a55',
  }

  let state = 'start'
  let game
  let cursor = { i: 4, j: 4 }
  let cell = 40
  let origin = { x: 0, y: 0 }
  let button = { x: 0, y: 0, w: 0, h: 0 }
  let ratio = 1
  let tideShown = 0
  let flooding = 0

  function begin() {
    let seed = Math.floor(performance.now() * 1000) >>> 0
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return seed / 4294967296
    }
    const land = Array.from({ length: SIZE * SIZE }, (_, k) => {
      const [i, j] = [k % SIZE, Math.floor(k / SIZE)]
      const far = Math.hypot(i - 3.5, j - 3.5)
      return Math.max(0, Math.min(3, Math.round(3.9 - far * 0.9 + (random() - 0.5) * 1.5)))
    })
    const houses = []
    const places = land.map((height, k) => ({ height, k })).filter(({ height }) => height >= 2)
    while (houses.length < 4 && places.length > 0) {
      const [{ k }] = places.splice(Math.floor(random() * places.length), 1)
      if (
        houses.every(
          (house) =>
            Math.abs((house.k % SIZE) - (k % SIZE)) +
              Math.abs(Math.floor(house.k / SIZE) - Math.floor(k / SIZE)) >
            1,
        )
      )
        houses.push({ k, standing: true })
    }
    const trees = land.flatMap((height, k) =>
      height >= 2 && random() < 0.22 && !houses.some((house) => house.k === k) ? [k] : [],
    )
    game = {
      land,
      houses,
      trees: new Set(trees),
      wet: new Set(),
      day: 1,
      spades: SPADES,
      lift: new Map(),
      drowned: [],
    }
    tideShown = 0
    flooding = 0
  }

  const neighbours = (k) => {
    const [i, j] = [k % SIZE, Math.floor(k / SIZE)]
    return [
      [i - 1, j],
      [i + 1, j],
      [i, j - 1],
      [i, j + 1],
    ]
      .filter(([a, b]) => a >= 0 && b >= 0 && a < SIZE && b < SIZE)
      .map(([a, b]) => b * SIZE + a)
  }

  /** Fields that water of this height reaches from the open sea. */
  function reached(tide) {
    const wet = new Set()
    const queue = []
    for (let k = 0; k < SIZE * SIZE; k++) {
      const isEdge = k % SIZE === 0 || k % SIZE === SIZE - 1 || k < SIZE || k >= SIZE * (SIZE - 1)
      if (isEdge && game.land[k] < tide) queue.push(k)
    }
    while (queue.length > 0) {
      const k = queue.pop()
      if (wet.has(k)) continue
      wet.add(k)
      for (const next of neighbours(k)) if (game.land[next] < tide && !wet.has(next)) queue.push(next)
    }
    return wet
  }

  function raise(k) {
    if (state !== 'play' || flooding > 0 || game.spades === 0 || game.land[k] >= 5) return
    game.land[k] += 1
    game.lift.set(k, 1)
    game.spades -= 1
    tell()
  }

  function evening() {
    if (state !== 'play' || flooding > 0) return
    flooding = 2.6
    const tide = TIDES[game.day - 1]
    game.wet = reached(tide)
    for (const house of game.houses) if (house.standing && game.wet.has(house.k)) house.standing = false
    for (const k of game.wet) game.trees.delete(k)
  }

  function morning() {
    // What was flooded is washed a little flatter, unless it is beach already.
    for (const k of game.wet) if (game.land[k] > 1) game.land[k] -= 1
    game.wet = new Set()
    game.day += 1
    game.spades = SPADES
    const standing = game.houses.filter((house) => house.standing).length
    if (standing === 0) state = 'lost'
    else if (game.day > DAYS) state = 'won'
    tell()
  }

  function tell() {
    const standing = game.houses.filter((house) => house.standing).length
    status.textContent = `${TEXTS.day} ${Math.min(DAYS, game.day)}/${DAYS}, ${TEXTS.spades} ${game.spades}, ${standing} ${TEXTS.saved}`
  }

  const at = (i, j, z) => [origin.x + (i - j) * cell, origin.y + (i + j) * cell * 0.5 - z * cell * 0.44]

  function shape(points, ink) {
    paper.fillStyle = ink
    paper.beginPath()
    points.forEach(([x, y], n) => (n ? paper.lineTo(x, y) : paper.moveTo(x, y)))
    paper.closePath()
    paper.fill()
  }

  function shade(hex, amount) {
    return `rgb(${[1, 3, 5].map((i) => Math.max(0, Math.min(255, parseInt(hex.slice(i, i + 2), 16) + amount))).join(',')})`
  }

  function block(i, j, z, top, side) {
    const [a, b, c, d] = [
      at(i - 0.5, j - 0.5, z),
      at(i + 0.5, j - 0.5, z),
      at(i + 0.5, j + 0.5, z),
      at(i - 0.5, j + 0.5, z),
    ]
    const drop = (z + 0.5) * cell * 0.44
    const down = ([x, y]) => [x, y + drop]
    shape([d, c, down(c), down(d)], side)
    shape([c, b, down(b), down(c)], shade(side, -26))
    shape([a, b, c, d], top)
  }

  function drawHouse(x, y, standing) {
    const s = cell * 0.42
    if (!standing) {
      shape(
        [
          [x - s * 0.8, y],
          [x - s * 0.2, y - s * 0.5],
          [x + s * 0.3, y - s * 0.1],
          [x + s * 0.1, y + s * 0.3],
        ],
        shade(INK.roof, -40),
      )
      return
    }
    shape(
      [
        [x - s, y - s * 0.1],
        [x, y + s * 0.4],
        [x, y - s * 0.75],
        [x - s, y - s * 1.25],
      ],
      INK.wall,
    )
    shape(
      [
        [x + s, y - s * 0.1],
        [x, y + s * 0.4],
        [x, y - s * 0.75],
        [x + s, y - s * 1.25],
      ],
      shade(INK.wall, -34),
    )
    shape(
      [
        [x - s * 1.15, y - s * 1.15],
        [x, y - s * 0.6],
        [x + s * 0.1, y - s * 1.75],
        [x - s * 0.7, y - s * 2],
      ],
      INK.roof,
    )
    shape(
      [
        [x + s * 1.15, y - s * 1.15],
        [x, y - s * 0.6],
        [x + s * 0.1, y - s * 1.75],
      ],
      shade(INK.roof, -34),
    )
    shape(
      [
        [x - s * 0.7, y - s * 0.75],
        [x - s * 0.35, y - s * 0.58],
        [x - s * 0.35, y - s * 0.2],
        [x - s * 0.7, y - s * 0.37],
      ],
      INK.lamp,
    )
  }

  function draw(time) {
    const { width, height } = canvas
    const sky = paper.createLinearGradient(0, 0, 0, height)
    sky.addColorStop(0, INK.sky)
    sky.addColorStop(0.55, INK.low)
    sky.addColorStop(1, INK.sea)
    paper.fillStyle = sky
    paper.fillRect(0, 0, width, height)
    const tall = height > width
    cell = Math.min(width / 17.5, (height - 150 * ratio) / 11)
    origin = { x: width / 2, y: tall ? height * 0.5 - cell * 4 : height * 0.5 - cell * 3.2 }
    const level = tideShown
    for (let j = -3; j < SIZE + 3; j++)
      for (let i = -3; i < SIZE + 3; i++) {
        const inside = i >= 0 && j >= 0 && i < SIZE && j < SIZE
        const far = Math.hypot(i - 3.5, j - 3.5)
        if (far > 6.9) continue
        const k = j * SIZE + i
        const wave = still ? 0 : Math.sin(time * 1.4 + i * 0.9 + j * 1.3) * 0.06
        const sea = -0.25 + level * 0.98 + wave
        const z = inside ? game.land[k] : 0
        const isWater = z === 0 || !inside || (level > 0.05 && game.wet.has(k) && sea > z - 0.05)
        if (inside && z > 0) {
          const lift = game.lift.get(k) || 0
          block(i, j, z - lift * 0.6, INK.grass[Math.min(4, z - 1)], INK.earth)
        }
        if (isWater) {
          const [a, b, c, d] = [
            at(i - 0.5, j - 0.5, sea),
            at(i + 0.5, j - 0.5, sea),
            at(i + 0.5, j + 0.5, sea),
            at(i - 0.5, j + 0.5, sea),
          ]
          paper.globalAlpha = inside && z > 0 ? 0.78 : 1
          shape([a, b, c, d], (i + j) % 2 ? INK.sea : shade(INK.sea, -9))
          if (far > 4.6) {
            paper.globalAlpha = Math.min(0.85, (far - 4.6) / 2.6)
            shape([a, b, c, d], INK.deep)
          }
          paper.globalAlpha = 1
        } else {
          const [x, y] = at(i, j, z)
          if (game.trees.has(k)) {
            shape(
              [
                [x - cell * 0.26, y],
                [x, y - cell * 0.95],
                [x, y + cell * 0.1],
              ],
              INK.tree,
            )
            shape(
              [
                [x + cell * 0.26, y],
                [x, y - cell * 0.95],
                [x, y + cell * 0.1],
              ],
              shade(INK.tree, -22),
            )
          }
        }
        const home = inside ? game.houses.find((one) => one.k === k) : null
        if (home) drawHouse(...at(i, j, Math.max(z, isWater ? sea - 0.2 : z)), home.standing)
        if (inside && state === 'play' && cursor.i === i && cursor.j === j) {
          const top = Math.max(z, 0)
          paper.strokeStyle = INK.panel
          paper.lineWidth = 3 * ratio
          paper.beginPath()
          ;[
            at(i - 0.5, j - 0.5, top),
            at(i + 0.5, j - 0.5, top),
            at(i + 0.5, j + 0.5, top),
            at(i - 0.5, j + 0.5, top),
          ].forEach(([x, y], n) => (n ? paper.lineTo(x, y) : paper.moveTo(x, y)))
          paper.closePath()
          paper.stroke()
        }
      }
    panel(width, height)
  }

  function text(words, x, y, size, ink = INK.text, align = 'left', weight = 600) {
    paper.fillStyle = ink
    paper.textAlign = align
    paper.textBaseline = 'middle'
    paper.font = `${weight} ${size * ratio}px "Bricolage Grotesque", system-ui, sans-serif`
    paper.fillText(words, x, y)
  }

  function box(x, y, w, h, ink) {
    paper.fillStyle = ink
    paper.beginPath()
    paper.roundRect(x, y, w, h, 12 * ratio)
    paper.fill()
  }

  function panel(width, height) {
    const m = 20 * ratio
    if (state === 'play') {
      text(`${TEXTS.day} ${Math.min(DAYS, game.day)} / ${DAYS}`, m, m + 12 * ratio, 22, INK.text, 'left', 800)
      text(TEXTS.spades, m, m + 44 * ratio, 14)
      for (let n = 0; n < SPADES; n++) {
        const x = m + (78 + n * 22) * ratio
        paper.globalAlpha = n < game.spades ? 1 : 0.22
        box(x, m + 36 * ratio, 16 * ratio, 16 * ratio, INK.earth)
        paper.globalAlpha = 1
      }
      text(TEXTS.tide, width - m, m + 12 * ratio, 14, INK.text, 'right')
      const coming = TIDES.slice(game.day - 1, game.day + 3)
      coming.forEach((tide, n) => {
        const [w, x] = [22 * ratio, width - m - (coming.length - n) * 28 * ratio + 6 * ratio]
        const h = (8 + tide * 11) * ratio
        paper.globalAlpha = n === 0 ? 1 : 0.5
        box(x, m + 78 * ratio - h, w, h, n === 0 ? INK.deep : INK.sea)
        text(String(tide), x + w / 2, m + 90 * ratio, 13, INK.text, 'center', 700)
        paper.globalAlpha = 1
      })
      button = { w: 240 * ratio, h: 52 * ratio, x: width / 2 - 120 * ratio, y: height - m - 52 * ratio }
      box(button.x, button.y, button.w, button.h, flooding > 0 ? shade(INK.deep, 40) : INK.text)
      text(TEXTS.end, width / 2, button.y + button.h / 2, 17, INK.panel, 'center', 700)
      return
    }
    const w = Math.min(width - 2 * m, 430 * ratio)
    const h = 270 * ratio
    const [x, y] = [(width - w) / 2, (height - h) / 2]
    paper.globalAlpha = 0.94
    box(x, y, w, h, INK.panel)
    paper.globalAlpha = 1
    const standing = game.houses.filter((one) => one.standing).length
    text(
      state === 'start' ? TEXTS.title : state === 'won' ? TEXTS.won : TEXTS.lost,
      width / 2,
      y + 52 * ratio,
      32,
      INK.text,
      'center',
      800,
    )
    const rows = state === 'start' ? TEXTS.rules : ['', `${standing} / ${game.houses.length} ${TEXTS.saved}`]
    rows.forEach((row, n) => text(row, width / 2, y + (104 + n * 25) * ratio, 16, INK.text, 'center', 500))
    button = { w: 220 * ratio, h: 52 * ratio, x: width / 2 - 110 * ratio, y: y + h - 74 * ratio }
    box(button.x, button.y, button.w, button.h, INK.roof)
    text(
      state === 'start' ? TEXTS.start : TEXTS.again,
      width / 2,
      button.y + button.h / 2,
      18,
      INK.panel,
      'center',
      700,
    )
  }

  function act() {
    if (state !== 'play') {
      if (state !== 'start') begin()
      state = 'play'
      tell()
    } else raise(cursor.j * SIZE + cursor.i)
  }

  function point(event) {
    const bounds = canvas.getBoundingClientRect()
    const [x, y] = [(event.clientX - bounds.left) * ratio, (event.clientY - bounds.top) * ratio]
    if (x > button.x && x < button.x + button.w && y > button.y && y < button.y + button.h) return 'button'
    // The highest field under the finger wins.
    for (let k = SIZE * SIZE - 1; k >= 0; k--) {
      const [i, j] = [k % SIZE, Math.floor(k / SIZE)]
      const [cx, cy] = at(i, j, game.land[k])
      if (Math.abs(x - cx) / cell + Math.abs(y - cy) / (cell * 0.5) < 1) return { i, j }
    }
    return null
  }

  function move(di, dj) {
    cursor = {
      i: Math.max(0, Math.min(SIZE - 1, cursor.i + di)),
      j: Math.max(0, Math.min(SIZE - 1, cursor.j + dj)),
    }
  }

  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let last = 0
  let held = ''
  // A page that frames the game may forbid gamepads; it plays without.
  function gamepad() {
    try {
      return [...navigator.getGamepads()].find(Boolean) ?? null
    } catch {
      return null
    }
  }
  function frame(now) {
    const seconds = Math.min(0.05, (now - last) / 1000)
    last = now
    const pad = gamepad()
    const pressed = pad ? String(pad.buttons.findIndex((one) => one.pressed)) : '-1'
    if (pressed !== held) {
      if (pressed === '0') act()
      else if (pressed === '2' || pressed === '3') evening()
      else if (pressed === '12') move(-1, -1)
      else if (pressed === '13') move(1, 1)
      else if (pressed === '14') move(-1, 1)
      else if (pressed === '15') move(1, -1)
    }
    held = pressed
    for (const [k, lift] of game.lift) {
      if (lift > 0.02) game.lift.set(k, lift * 0.82)
      else game.lift.delete(k)
    }
    if (flooding > 0) {
      flooding -= seconds
      const tide = TIDES[game.day - 1]
      const s = 1 - Math.max(0, flooding) / 2.6
      tideShown = tide * Math.sin(Math.PI * s)
      if (flooding <= 0) {
        tideShown = 0
        morning()
      }
    }
    draw(now / 1000)
    requestAnimationFrame(frame)
  }

  function resize() {
    ratio = Math.min(2, devicePixelRatio || 1)
    canvas.width = Math.round(innerWidth * ratio)
    canvas.height = Math.round(innerHeight * ratio)
  }

  addEventListener('resize', resize)
  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    canvas.focus()
    const target = point(event)
    if (target === 'button') {
      if (state === 'play') evening()
      else act()
    } else if (target && state === 'play') {
      cursor = target
      raise(cursor.j * SIZE + cursor.i)
    }
  })
  addEventListener('keydown', (event) => {
    // Arrows follow the picture: up is towards the far corner.
    const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, 1], ArrowRight: [0, -1] }
    if (moves[event.code]) move(...moves[event.code])
    else if (event.code === 'Space' || event.code === 'Enter') act()
    else if (event.code === 'KeyE' || event.code === 'KeyN') evening()
    else return
    event.preventDefault()
  })
  resize()
  begin()
  canvas.focus()
  requestAnimationFrame(frame)
})()
