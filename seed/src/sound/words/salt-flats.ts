/** The lyrics of “Salt Flats”, in English. */
import type { SongWords } from './song-words.ts'

export const SALT_FLATS: readonly SongWords[] = [
  {
    verse: [
      'The sea has gone to see the sea',
      'and left its shoes on shore,',
      'and I walk out to try them on.',
    ],
    chorus: ['Low water, low water,', 'tell me what you left me for.'],
  },
  {
    verse: [
      'You taught me what was green to eat,',
      'you taught me where to stand,',
      'and where the path would disappear,',
      'the salt still on your fingers',
      'is how I know the land.',
    ],
    chorus: ['Samphire, samphire,', 'grows where nothing grows,', 'nobody planted us either.'],
  },
  {
    verse: ['My mother kept it on the door,', 'the hours and the heights,', 'she never wrote down ours.'],
    chorus: ['Read me the tide table,', 'read it slow and clear,', 'tell me when you’re coming here.'],
  },
  {
    verse: [
      'The vicar has a boat with wheels,',
      'he rows it down the aisle',
      'when the spring tide wants to pray.',
    ],
    chorus: ['Ferry us over,', 'we’ve nothing for the plate,', 'we’ll sing you to the other side.'],
  },
  {
    verse: ['Nine miles of nothing', 'and a sky to keep it in,', 'and you at the end of it.'],
    chorus: ['I have been to nothing,', 'and nothing let me in.'],
  },
  {
    verse: [
      'They built a road beneath the sea',
      'for half of every day,',
      'and half of every day we talk,',
      'the other half we stay.',
    ],
    chorus: [
      'Run, run, the causeway’s closing,',
      'run, the water’s at the rail,',
      'stay, stay, the causeway’s closing,',
      'stay and tell another tale.',
    ],
  },
  {
    verse: [
      'We had four mothers, all in all,',
      'one coat between us four,',
      'and one of us was always cold,',
      'we never said which one it was,',
      'we never do keep score.',
    ],
    chorus: ['Brother, not brother,', 'you’ve got my father’s hands,', 'and I have got your song.'],
  },
  {
    verse: [
      'The doors are boats, the beds are boats,',
      'the church is up to here,',
      'and every house a lighthouse now,',
      'and every neighbour near.',
    ],
    chorus: [
      'High water, high water,',
      'come in and take a chair,',
      'high water, high water,',
      'we kept you one upstairs.',
    ],
  },
]
