/** Texts of the pages that edit something beside a title's film. */
export const filmEn = {
  back: 'Back to the title',
  lead: 'Play it, and take each time from the current position.',
  player: 'The film',
  sound: 'The recording',
  noFilm: 'No media is ready yet. You can still type times by hand.',
  broken: 'This film cannot be played here.',
  times: 'Chapters and markers',
  timesAndMoments: 'Chapters, markers and moments',
  open: 'Beside the film …',
  openSound: 'Beside the recording …',
  here: 'Here',
  hereNamed: (time: string, row: string) => `Here: set ${time} ${row} to the current position`,
  jump: (time: string, row: string) => `Go to ${time} ${row}`,
}
