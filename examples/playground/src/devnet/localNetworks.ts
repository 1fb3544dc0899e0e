const frame = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`)}`

const diamond =
  '<path d="M20 7v9.6l8.2 3.7z" fill="#fff" opacity=".7"/><path d="m20 7-8.2 13.3 8.2-3.7z" fill="#fff"/>' +
  '<path d="M20 26.4V33l8.2-11.4z" fill="#fff" opacity=".7"/><path d="M20 33v-6.6l-8.2-4.8z" fill="#fff"/>' +
  '<path d="m20 24.9 8.2-4.6-8.2-3.7z" fill="#fff" opacity=".3"/><path d="m11.8 20.3 8.2 4.6v-8.3z" fill="#fff" opacity=".6"/>'

/** Names and pictures of the local chains, by the names under which the devnet starts them. */
const localNetworks: Readonly<Record<string, { readonly name: string; readonly imageUrl: string }>> = {
  'Devnet One': {
    name: 'Local Ethereum',
    imageUrl: frame(`<rect width="40" height="40" fill="#627eea"/>${diamond}`),
  },
  'Devnet Two': {
    name: 'Second Ethereum',
    imageUrl: frame(`<rect width="40" height="40" fill="#0b7a4b"/>${diamond}`),
  },
  'Devnet Solana': {
    name: 'Local Solana',
    imageUrl: frame(
      '<defs><linearGradient id="g" x1="1" x2="0" y1="0" y2="1"><stop stop-color="#14f195"/><stop offset="1" stop-color="#9945ff"/></linearGradient></defs>' +
        '<rect width="40" height="40" fill="#111"/><path d="M12.5 11H31l-3.5 4.5H9zM9 17.7h18.5L31 22.2H12.5zM12.5 24.5H31L27.5 29H9z" fill="url(#g)"/>',
    ),
  },
  'Devnet Bitcoin': {
    name: 'Local Bitcoin',
    imageUrl: frame(
      '<rect width="40" height="40" fill="#f7931a"/><g fill="none" stroke="#fff" stroke-width="3" transform="rotate(12 20 20)">' +
        '<path d="M16 11v18M13 11h8.5a4.3 4.3 0 0 1 0 8.7H16M21 19.7h1.2a4.6 4.6 0 0 1 0 9.3H13M18 7.5v4M22.5 7.5v4M18 29v3.5M22.5 29v3.5"/></g>',
    ),
  },
}

/** Returns the name and the picture that the page shows for a local chain. */
export function describeNetwork(name: string): {
  readonly name: string
  readonly assets?: { readonly imageUrl: string }
} {
  const known = localNetworks[name]
  return known === undefined ? { name } : { name: known.name, assets: { imageUrl: known.imageUrl } }
}
