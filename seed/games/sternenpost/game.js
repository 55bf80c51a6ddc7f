/* Sternenpost: a parcel ship circles planets; one button lets go. No network, no storage needed. */
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
        start: ['STERNENPOST', 'TIPPEN LÄSST LOS'],
        over: ['ZUSTELLUNG ENDET', 'NOCHMAL? TIPPEN'],
        best: 'REKORD',
        delivered: 'zugestellt',
        left: 'Pakete übrig',
      }
    : {
        start: ['STAR POST', 'TAP TO LET GO'],
        over: ['ROUND IS OVER', 'AGAIN? TAP'],
        best: 'BEST',
        delivered: 'delivered',
        left: 'parcels left',
      }

  const INK = {
    top: '#170b3b',
    low: '#7a2d7c',
    star: '#fff1c9',
    hull: '#f4f0ff',
    shade: '#b9aee0',
    fin: '#ff5d5d',
    glass: '#5fd4ff',
    fire: '#ffb52e',
    ember: '#ff5a36',
    parcel: '#d99a55',
    dark: '#1a0d33',
    orbit: '#b56fc0',
  }
  const WORLDS = ['#f08a5d', '#3fae9a', '#e0527a', '#5b8def', '#e3b341', '#8fc15c']
  const SHIP = ['..k..', '.kfk.', '.khk.', 'kgwsk', 'khhsk', 'khhsk', 'fkhkf', 'f.k.f']
  // A 3 by 5 face, one bit a pixel, rows from the top.
  const FACE = {
    A: '25755',
    B: '65656',
    C: '34443',
    D: '65556',
    E: '74647',
    F: '74644',
    G: '34553',
    H: '55755',
    I: '72227',
    J: '11152',
    K: '55655',
    L: '44447',
    M: '57755',
    N: '65555',
    O: '25552',
    P: '65644',
    Q: '25563',
    R: '65655',
    S: '34216',
    T: '72222',
    U: '55557',
    V: '55552',
    W: '55775',
    X: '55255',
    Y: '55222',
    Z: '71247',
    Ä: '52575',
    Ö: '52557',
    Ü: '50557',
    0: '25552',
    1: '26227',
    2: '61247',
    3: '61216',
    4: '55711',
    5: '74616',
    6: '34652',
    7: '71222',
    8: '25252',
    9: '25316',
    '?': '61202',
    ' ': '00000',
  }

  let width = 160
  let height = 240
  let state = 'start'
  let best = 0
  let world

  function resize() {
    const ratio = innerWidth / Math.max(1, innerHeight)
    height = ratio > 1 ? 200 : 260
    width = Math.max(120, Math.round(height * ratio))
    canvas.width = width
    canvas.height = height
  }

  function makeRandom(seed) {
    let s = seed >>> 0
    return () => {
      s = (Math.imul(s, 1664525) + 1013904223) >>> 0
      return s / 4294967296
    }
  }

  function begin() {
    const random = makeRandom(Math.floor(performance.now() * 1000) || 1)
    world = {
      random,
      planets: [],
      stamps: [],
      sparks: [],
      score: 0,
      parcels: 3,
      time: 0,
      camera: 0,
      from: 0,
      ship: null,
      shake: 0,
    }
    addPlanet(0, 0, 15)
    for (let i = 0; i < 7; i++) addNext()
    world.ship = { planet: 0, angle: -Math.PI / 2, way: 1, x: 0, y: 0, vx: 0, vy: 0, flying: 0 }
  }

  function addPlanet(x, y, radius) {
    const index = world.planets.length
    const sway = index > 6 ? 6 + world.random() * 14 : 0
    world.planets.push({
      home: x,
      x,
      y,
      radius,
      orbit: radius + 11,
      ink: WORLDS[index % WORLDS.length],
      sway,
      phase: world.random() * 6,
      visited: index === 0,
      box: world.random() * 6,
    })
  }

  function addNext() {
    const last = world.planets[world.planets.length - 1]
    const hard = Math.min(1, world.planets.length / 30)
    const reach = 62 + hard * 26 + world.random() * 16
    const side = (world.random() - 0.5) * 1.7
    const radius = 15 - hard * 7 + world.random() * 3
    const x = Math.max(-56, Math.min(56, last.home + Math.sin(side) * reach))
    addPlanet(x, last.y - Math.max(44, Math.cos(side) * reach), radius)
    const next = world.planets[world.planets.length - 1]
    if (world.random() < 0.7)
      world.stamps.push({
        x: (last.home + next.home) / 2 + (world.random() - 0.5) * 24,
        y: (last.y + next.y) / 2,
        taken: false,
      })
  }

  function press() {
    if (state !== 'play') {
      begin()
      state = 'play'
      tell()
      return
    }
    const { ship } = world
    if (ship.flying > 0) return
    const planet = world.planets[ship.planet]
    const speed = 105
    ship.vx = -Math.sin(ship.angle) * ship.way * speed
    ship.vy = Math.cos(ship.angle) * ship.way * speed
    ship.flying = 0.0001
    ship.left = ship.planet
    burst(
      planet.x + Math.cos(ship.angle) * planet.orbit,
      planet.y + Math.sin(ship.angle) * planet.orbit,
      8,
      INK.fire,
    )
  }

  function burst(x, y, count, ink) {
    for (let i = 0; i < count; i++)
      world.sparks.push({
        x,
        y,
        vx: (world.random() - 0.5) * 60,
        vy: (world.random() - 0.5) * 60,
        life: 0.5 + world.random() * 0.4,
        ink,
      })
  }

  function tell() {
    status.textContent = `${world.score} ${TEXTS.delivered}, ${world.parcels} ${TEXTS.left}`
  }

  function step(seconds) {
    const { ship, planets } = world
    world.time += seconds
    world.shake = Math.max(0, world.shake - seconds * 3)
    for (const planet of planets)
      planet.x = planet.home + Math.sin(world.time * 0.8 + planet.phase) * planet.sway
    if (ship.flying === 0) {
      const planet = planets[ship.planet]
      ship.angle += ship.way * seconds * (2.2 + Math.min(1.4, world.score * 0.03))
      ship.x = planet.x + Math.cos(ship.angle) * planet.orbit
      ship.y = planet.y + Math.sin(ship.angle) * planet.orbit
    } else {
      ship.flying += seconds
      for (const planet of planets) {
        const dx = planet.x - ship.x
        const dy = planet.y - ship.y
        const far = Math.hypot(dx, dy)
        if (far < planet.orbit * 2.4 && planet !== planets[ship.left]) {
          const pull = (planet.radius * 260) / (far * far)
          ship.vx += dx * pull * seconds
          ship.vy += dy * pull * seconds
        }
      }
      ship.x += ship.vx * seconds
      ship.y += ship.vy * seconds
      if (world.random() < 0.7)
        world.sparks.push({
          x: ship.x,
          y: ship.y,
          vx: -ship.vx * 0.2,
          vy: -ship.vy * 0.2,
          life: 0.35,
          ink: world.random() < 0.5 ? INK.fire : INK.ember,
        })
      planets.forEach((planet, index) => {
        if (index === ship.left || ship.flying === 0) return
        const dx = ship.x - planet.x
        const dy = ship.y - planet.y
        if (Math.hypot(dx, dy) > planet.orbit) return
        ship.flying = 0
        ship.planet = index
        ship.angle = Math.atan2(dy, dx)
        ship.way = dx * ship.vy - dy * ship.vx > 0 ? 1 : -1
        if (!planet.visited) {
          planet.visited = true
          world.score += 1
          burst(planet.x, planet.y - planet.radius, 12, INK.star)
          while (planets.length < index + 7) addNext()
          tell()
        }
      })
      const lowest = planets[ship.left].y + 150
      if (ship.flying > 2.6 || Math.abs(ship.x) > width * 0.5 + 50 || ship.y > lowest) lose()
    }
    for (const stamp of world.stamps)
      if (!stamp.taken && Math.hypot(stamp.x - ship.x, stamp.y - ship.y) < 9) {
        stamp.taken = true
        world.score += 1
        burst(stamp.x, stamp.y, 8, INK.glass)
        tell()
      }
    for (const spark of world.sparks) {
      spark.x += spark.vx * seconds
      spark.y += spark.vy * seconds
      spark.life -= seconds
    }
    world.sparks = world.sparks.filter((spark) => spark.life > 0)
    const anchor = planets[ship.flying ? ship.left : ship.planet].y
    world.camera += (anchor - 46 - world.camera) * Math.min(1, seconds * 2.5)
  }

  function lose() {
    const { ship } = world
    world.parcels -= 1
    world.shake = 1
    burst(ship.x, ship.y, 20, INK.parcel)
    ship.flying = 0
    ship.planet = ship.left
    tell()
    if (world.parcels > 0) return
    best = Math.max(best, world.score)
    state = 'over'
  }

  function dot(x, y, ink, w = 1, h = 1) {
    paper.fillStyle = ink
    paper.fillRect(Math.round(x), Math.round(y), w, h)
  }

  function write(text, x, y, ink, size = 1) {
    const letters = Array.from(text)
    let left = Math.round(x - (letters.length * 4 * size - size) / 2)
    for (const letter of letters) {
      const rows = FACE[letter] || FACE[' ']
      Array.from(rows).forEach((row, j) => {
        for (let i = 0; i < 3; i++)
          if (Number(row) & (4 >> i)) dot(left + i * size, y + j * size, ink, size, size)
      })
      left += 4 * size
    }
  }

  function drawPlanet(planet, x, y) {
    const r = Math.round(planet.radius)
    for (let j = -r; j <= r; j++) {
      const half = Math.round(Math.sqrt(r * r - j * j))
      dot(x - half, y + j, planet.ink, half * 2 + 1, 1)
      if (Math.sin(j * 0.9 + planet.phase) > 0.5) {
        paper.globalAlpha = 0.25
        dot(x - half, y + j, INK.star, half * 2 + 1, 1)
      }
      paper.globalAlpha = 0.28
      const lit = Math.round(half * (0.1 + (j + r) * 0.012))
      dot(x + half - lit - 1, y + j, INK.dark, lit + 2, 1)
      paper.globalAlpha = 1
    }
    for (let i = 0; i < 40; i++)
      if (i % 2)
        dot(
          x + Math.cos((i / 40) * 6.283) * planet.orbit,
          y + Math.sin((i / 40) * 6.283) * planet.orbit,
          planet.visited ? INK.low : INK.orbit,
        )
    const [bx, by] = [x + Math.cos(planet.box) * (r + 2), y + Math.sin(planet.box) * (r + 2)]
    dot(bx - 1, by - 2, planet.visited ? INK.shade : INK.fin, 4, 3)
    dot(bx, by + 1, INK.dark, 1, 2)
  }

  function drawShip(x, y, angle) {
    const inks = { k: INK.dark, h: INK.hull, s: INK.shade, f: INK.fin, g: INK.glass, w: '#ffffff' }
    paper.save()
    paper.translate(Math.round(x), Math.round(y))
    // Sixteen headings, as sprites would have.
    paper.rotate(Math.round((angle + Math.PI / 2) / (Math.PI / 8)) * (Math.PI / 8))
    SHIP.forEach((row, j) => Array.from(row).forEach((ink, i) => inks[ink] && dot(i - 2, j - 4, inks[ink])))
    paper.restore()
  }

  function draw() {
    const bands = 8
    for (let i = 0; i < bands; i++) {
      paper.fillStyle = mix(INK.top, INK.low, i / (bands - 1))
      paper.fillRect(0, Math.round((i / bands) * height), width, Math.ceil(height / bands))
    }
    const stars = makeRandom(7)
    for (let i = 0; i < 70; i++) {
      const depth = 0.15 + stars() * 0.5
      const y = (((stars() * height * 2 - world.camera * depth) % height) + height) % height
      dot(stars() * width, y, depth > 0.45 ? INK.star : INK.orbit)
    }
    const shake = world.shake > 0 ? Math.round(Math.sin(world.time * 70) * world.shake * 3) : 0
    const [ox, oy] = [width / 2 + shake, height / 2 - world.camera]
    for (const planet of world.planets)
      if (Math.abs(planet.y + oy - height / 2) < height)
        drawPlanet(planet, Math.round(planet.x + ox), Math.round(planet.y + oy))
    for (const stamp of world.stamps)
      if (!stamp.taken) {
        dot(stamp.x + ox - 3, stamp.y + oy - 4, INK.star, 7, 8)
        dot(stamp.x + ox - 2, stamp.y + oy - 3, INK.glass, 5, 6)
        dot(stamp.x + ox - 1, stamp.y + oy - 1, INK.fin, 3, 3)
      }
    for (const spark of world.sparks)
      dot(spark.x + ox, spark.y + oy, spark.ink, spark.life > 0.3 ? 2 : 1, spark.life > 0.3 ? 2 : 1)
    const { ship } = world
    const heading = ship.flying ? Math.atan2(ship.vy, ship.vx) : ship.angle + (ship.way * Math.PI) / 2
    drawShip(ship.x + ox, ship.y + oy, heading)
    if (state === 'play') {
      write(String(world.score), width / 2, 8, INK.star, 2)
      for (let i = 0; i < world.parcels; i++) {
        dot(6 + i * 9, 7, INK.parcel, 7, 6)
        dot(8 + i * 9, 7, INK.star, 2, 6)
      }
      return
    }
    paper.globalAlpha = 0.55
    dot(0, height * 0.3, INK.dark, width, 76)
    paper.globalAlpha = 1
    const [title, hint] = state === 'start' ? TEXTS.start : TEXTS.over
    write(title, width / 2, height * 0.3 + 12, INK.star, title.length * 8 > width - 8 ? 1 : 2)
    if (Math.floor(performance.now() / 500) % 2 || still) write(hint, width / 2, height * 0.3 + 34, INK.fire)
    if (state === 'over')
      write(`${world.score}  ${TEXTS.best} ${best}`, width / 2, height * 0.3 + 52, INK.glass, 1)
  }

  function mix(a, b, share) {
    const parse = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
    const [from, to] = [parse(a), parse(b)]
    return `rgb(${from.map((c, i) => Math.round(c + (to[i] - c) * share)).join(',')})`
  }

  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let last = 0
  let wasPressed = false
  // A page that frames the game may forbid gamepads; it plays without.
  function gamepad() {
    try {
      return [...navigator.getGamepads()].find(Boolean) ?? null
    } catch {
      return null
    }
  }
  function frame(now) {
    const seconds = Math.min(0.033, (now - last) / 1000)
    last = now
    const pad = gamepad()
    const isPressed = Boolean(pad && pad.buttons.some((button) => button.pressed))
    if (isPressed && !wasPressed) press()
    wasPressed = isPressed
    if (state === 'start') {
      world.time += seconds
      world.ship.angle += seconds * 1.6
      world.ship.x = Math.cos(world.ship.angle) * world.planets[0].orbit
      world.ship.y = Math.sin(world.ship.angle) * world.planets[0].orbit
    } else if (state === 'play') step(seconds)
    draw()
    requestAnimationFrame(frame)
  }

  addEventListener('resize', resize)
  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    canvas.focus()
    press()
  })
  addEventListener('keydown', (event) => {
    if (event.repeat || !['Space', 'Enter', 'ArrowUp', 'KeyW'].includes(event.code)) return
    event.preventDefault()
    press()
  })
  resize()
  begin()
  canvas.focus()
  requestAnimationFrame(frame)
})()
