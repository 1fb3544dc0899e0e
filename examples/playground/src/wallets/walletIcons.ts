import type { DemoWalletId } from '../state/settings.ts'

const white = 'fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"'

const draw = (from: string, to: string, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><defs><linearGradient id="g" x2="1" y2="1">' +
      `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
      `<rect width="48" height="48" rx="11" fill="url(#g)"/>${content}</svg>`,
  )}`

/** The logos of the demo wallets, drawn for this page. */
export const walletIcons: Readonly<Record<DemoWalletId, string>> = {
  demo: draw(
    '#22b8cf',
    '#5f3dc4',
    `<path d="M14 17h20a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3h17M30 26h1" ${white}/>`,
  ),
  spare: draw('#ff922b', '#d6336c', `<circle cx="24" cy="24" r="12" ${white}/><path d="M24 17v14M17 24h14" ${white}/>`),
  solana: draw(
    '#845ef7',
    '#12b886',
    `<path d="M12 36 25 23M12 27l6-6M21 36l6-6" ${white}/><circle cx="31" cy="17" r="6" fill="#fff"/>`,
  ),
  bitcoin: draw(
    '#fcc419',
    '#e8590c',
    `<path d="M13 29c0-8 6-15 13-15 6 0 10 5 10 11s-5 10-12 10-11-2-11-6ZM21 22c1.5-2 3-3 5-3.500" ${white}/>`,
  ),
  trio: draw(
    '#339af0',
    '#1b7f5c',
    '<g fill="#fff"><circle cx="24" cy="16" r="6"/><circle cx="16" cy="30" r="6"/><circle cx="32" cy="30" r="6"/></g>',
  ),
}
