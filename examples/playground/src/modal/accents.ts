/** The accent colours to choose from, legible on either theme. The first is the modal's own. */
export const accents = [
  { id: 'blue', name: 'Blue', light: '#1a56f0', dark: '#7ca2ff' },
  { id: 'plum', name: 'Plum', light: '#7a2fe0', dark: '#c9a6ff' },
  { id: 'fern', name: 'Fern', light: '#0b7a4b', dark: '#5fd39b' },
  { id: 'ember', name: 'Ember', light: '#b3410e', dark: '#ff9d6b' },
] as const

/** The accent of that name, or `undefined` for a colour of the visitor's own. */
export function findAccent(accent: string): (typeof accents)[number] | undefined {
  return accents.find(({ id }) => id === accent)
}
