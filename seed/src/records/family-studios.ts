/** The studios of the films for children and families. */

export const PFOTE = {
  owner: 'studio-pfote',
  publisher: 'Studio Pfote',
  language: 'de',
  country: 'DE',
} as const
export const PAPILLON = {
  owner: 'papillon',
  publisher: 'Les Films du Papillon',
  language: 'fr',
  country: 'FR',
} as const
export const KOLIBRI = {
  owner: 'kolibri',
  publisher: 'Kolibri Trickfilm',
  language: 'de',
  country: 'AT',
} as const
export const SKERRY = {
  owner: 'skerry',
  publisher: 'Skerry Animation',
  language: 'en',
  country: 'IE',
} as const
