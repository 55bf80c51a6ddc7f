/** Who works here and who rings, as rows of letters: I ink, K kobold, k its shade, E eye, H clothes, h their shade, F face, S steel, G gold. */
export const KOBOLD = `
I..........I
KI..IIII..IK
KKIIKKKKIIKK
.KKKKKKKKKK.
..KEEKKEEK..
..KEIKKIEK..
..KKKIIKKK..
...kKKKKk...
..IHHHHHHI..
.KIHHGGHHIK.
.K.IHHHHI.K.
...KI..IK...
..KKI..IKK..`

export const CHIEF = `
I.G.GGGG.G.I
KIGGGGGGGGIK
KKIIKKKKIIKK
.KKKKKKKKKK.
..KEEKKEEK..
..KEIKKIEK..
..KKIIIIKK..
...kKKKKk...
..ISSSSSSI..
.KISGGGGSIK.
.K.ISSSSI.K.
...KI..IK...
..KKI..IKK..`

export const ADVENTURER = `
...HHHHH....
..HHHHHHH...
..HFFFFFh...
..FEFFEFF...
..FFFFFFF...
...FIIFF....
..hHHHHHh..S
.FHHGGHHHFS.
.F.HHHHH.F..
...hHHHh....
...II.II....
...II.II....`

export const PALADIN = `
....GGGG....
...SSSSSS...
..SSSSSSSS..
..SIIIIIIS..
..SSESSESS..
..SSSSSSSS..
.HSSSGGSSSH.
HHSSGGGGSSHS
HHSSSGGSSSHS
.HSSSSSSSSHS
...SS..SS...
...SS..SS...`

export const THIEF = `
....HHHH....
...HHHHHH...
..HHhhhhHH..
..HhEhhEhH..
..HHHHHHHH..
...HHHHHH...
..HHHhhHHH..
.FHHHhhHHHF.
.S.HHHHHH.S.
...HH..HH...
...II..II...`

export const MAGE = `
.....HH.....
....HHHH....
...HHGHHH...
..HHHHHHHH..
.HHHHHHHHHH.
..FEFFFEFF..
..FFFFFFFF..
..CCCFFCCC..
.HHCCCCCHH.G
.FHHCCCHHHFG
..HHHHHHHH.G
..HHHHHHHH..
..IIIIIIII..`

const SKIN = { I: '#22102c', F: '#f2c29c', E: '#22102c', S: '#f2eefc', G: '#ffc629', C: '#ffffff' }
export const LOOKS = {
  adventurer: { rows: ADVENTURER, colours: { ...SKIN, H: '#b5703a', h: '#7d4a24' } },
  paladin: { rows: PALADIN, colours: { ...SKIN, H: '#d8483f', h: '#8f2b2b' } },
  thief: { rows: THIEF, colours: { ...SKIN, H: '#3b4a6e', h: '#d9a37a' } },
  mage: { rows: MAGE, colours: { ...SKIN, H: '#3f7fd0', h: '#2b5a96' } },
}
export const KOBOLD_COLOURS = {
  I: '#22102c',
  K: '#6fbf4b',
  k: '#4d9431',
  E: '#fff8b0',
  H: '#8f5a2b',
  S: '#b58cff',
  G: '#ffc629',
}
