/** Small pictures for buttons, so that nobody has to read. Each is a path on a field of 24. */
const PATHS = {
  play: 'M7 4l13 8-13 8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  again: 'M12 5a7 7 0 1 0 7 7h-2.5A4.5 4.5 0 1 1 12 7.500V11l6-4.800L12 1.500z',
  home: 'M12 3l9 8h-3v9h-4v-6h-4v6H6v-9H3z',
  next: 'M5 4l9 8-9 8zM15 4h4v16h-4z',
  before: 'M16 4L6 12l10 8z',
  after: 'M8 4l10 8-10 8z',
  sound: 'M3 9h4l6-5v16l-6-5H3zM16 8a5 5 0 0 1 0 8v-2a3 3 0 0 0 0-4zM16 4a9 9 0 0 1 0 16v-2a7 7 0 0 0 0-12z',
  silence:
    'M3 9h4l6-5v16l-6-5H3zM16 8.500L17.5 7 20 9.5 22.5 7 24 8.5 21.5 11l2.5 2.5-1.5 1.500L20 12.5 17.5 15 16 13.5 18.5 11z',
  star: 'M12 2l3 7 7 .6-5.4 4.6 1.7 7.300L12 17.5 5.7 21.500l1.7-7.300L2 9.6 9 9z',
  jump: 'M12 3l8 9h-5v8H9v-8H4z',
  slide: 'M12 21l8-9h-5V4H9v8H4z',
  dot: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  slash: 'M4 18L18 3l3 3L7 21H4z',
  burst: 'M12 1l2.5 6.500L21 5l-2.5 6 4.5 4-6 .500L16 22l-4-4-4 4-1-6.5-6-.5 4.5-4L3 5l6.5 2.500z',
  dodge: 'M3 12l7-7v4h5V5l7 7-7 7v-4h-5v4z',
  lamp: 'M9 2h6l-1 5 4 6H6l4-6zM7 15h10l3 7H4z',
  note: 'M9 3l11-2v14a3.5 3.5 0 1 1-2.5-3.300V6L11.5 7v11A3.5 3.5 0 1 1 9 14.700z',
  gear: 'M10 2h4v3l3-2 3 3-2 3h3v5h-3l2 3-3 3-3-2v4h-4v-4l-3 2-3-3 2-3H3v-5h3L4 6l3-3 3 2z',
  brake: 'M4 4h6v16H4zM14 4h6v16h-6z',
  splash: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
  bucket: 'M4 6h16l-2 15H6zM7 4a5 5 0 0 1 10 0h-2a3 3 0 0 0-6 0z',
  turn: 'M4 12a8 8 0 0 1 14-5l2-2v7h-7l3-3a5 5 0 1 0 1 6h3A8 8 0 0 1 4 12z',
  shield: 'M12 2l8 3v7c0 5-3 8-8 10-5-2-8-5-8-10V5z',
  ear: 'M12 3a6 6 0 0 1 6 6c0 4-4 5-4 8a4 4 0 0 1-8 0h2a2 2 0 0 0 4 0c0-4 4-5 4-8a4 4 0 0 0-8 0H6a6 6 0 0 1 6-6z',
}

/** The picture as SVG; a game may bring a path of its own. */
export const icon = (name) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name] ?? name}" fill="currentColor"/></svg>`
