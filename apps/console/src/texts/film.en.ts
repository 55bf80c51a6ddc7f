/** Texts of the pages that edit something beside a title's film. */
export const filmEn = {
  back: 'Back to the title',
  lead: 'Play it, and take each time from where it stands.',
  player: 'The film',
  sound: 'The recording',
  noFilm: 'Nothing is packaged yet: times can be typed.',
  broken: 'This film does not play here.',
  times: 'Chapters and marks',
  timesAndMoments: 'Chapters, marks and moments',
  open: 'Beside the film …',
  openSound: 'Beside the recording …',
  here: 'Here',
  hereNamed: (time: string, row: string) => `Here: take ${time} ${row} from where it stands`,
  jump: (time: string, row: string) => `Go to ${time} ${row}`,
}
