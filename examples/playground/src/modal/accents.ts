/** The accent colours to choose from, legible in both themes. The first is the modal's default. */
export const accents = [
  { id: 'blue', name: 'Blue', light: '#1a56f0', dark: '#7ca2ff' },
  { id: 'plum', name: 'Plum', light: '#7a2fe0', dark: '#c9a6ff' },
  { id: 'fern', name: 'Fern', light: '#0b7a4b', dark: '#5fd39b' },
  { id: 'ember', name: 'Ember', light: '#b3410e', dark: '#ff9d6b' },
] as const

/** Returns the accent with that name, or `undefined` for a custom colour. */
export function findAccent(accent: string): (typeof accents)[number] | undefined {
  return accents.find(({ id }) => id === accent)
}
