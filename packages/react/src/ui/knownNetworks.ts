/** Initials and colours of well-known networks without a picture; dark enough for white text. */
export const knownNetworks: Readonly<Record<string, { readonly text: string; readonly colour: string }>> = {
  'eip155:1': { text: 'Ξ', colour: '#4c66cc' },
  'eip155:10': { text: 'O', colour: '#d8041c' },
  'eip155:56': { text: 'B', colour: '#8a6800' },
  'eip155:100': { text: 'G', colour: '#047a5b' },
  'eip155:137': { text: 'P', colour: '#7039d6' },
  'eip155:324': { text: 'Z', colour: '#3a46c9' },
  'eip155:8453': { text: 'B', colour: '#0049e0' },
  'eip155:42161': { text: 'A', colour: '#2d374b' },
  'eip155:43114': { text: 'A', colour: '#cf2f30' },
  'eip155:59144': { text: 'L', colour: '#121212' },
  'eip155:11155111': { text: 'S', colour: '#6b5a8e' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { text: 'S', colour: '#7a3fd1' },
  'bip122:000000000019d6689c085ae165831e93': { text: 'B', colour: '#a85a00' },
}
