/** The artwork of a record. */
import type { Finish } from './develop.ts'
import type { Paint } from './paint.ts'
import type { Frame, Scene } from './scene.ts'
import type { Lettering } from './titles.ts'

/** A picture whose lettering and drawing form a unit, such as a book cover. */
export type Cover = (paint: Paint, frame: Frame, purpose: 'titled' | 'plain') => void

export type Art =
  | {
      scene: Scene
      title: Lettering
      ink: string
      finish?: Finish
      subject?: { tall?: number; wide?: number }
    }
  | { cover: Cover; finish?: Finish; subject?: { tall?: number; wide?: number } }
