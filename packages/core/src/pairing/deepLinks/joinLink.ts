/**
 * Appends the parameters of a request to a wallet's link: `metamask://` becomes `metamask://wc?…`, `https://rnbwapp.com/` becomes
 * `https://rnbwapp.com/wc?…`. A link into Telegram takes it as the start parameter of a Mini App, which allows letters,
 * digits, `-` and `_`.
 *
 * @param base a safe link, in any form that wallets list: `rainbow:`, `rainbow://`, `okex://main`, with or without trailing
 * slashes.
 * @returns undefined if browsers would refuse to open the result, such as `rainbow://[/wc`.
 */
export function joinLink({
  base,
  query,
  payload,
}: {
  readonly base: string
  readonly query: string
  /** The start parameter of a Mini App, which replaces the query. */
  readonly payload: string
}): string | undefined {
  const [address = '', search] = splitAt(base.split('#', 1)[0] ?? '', '?')
  const start = search === undefined ? '?' : `?${search}&`
  if (isTelegramLink(base)) return toLink(`${trimSlashes(address)}${start}startapp=${toBase64Url(payload)}`)
  const [scheme = '', remainder = ''] = splitAt(address, ':')
  const place = trimSlashes(remainder.replace(/^\/+/, ''))
  const path = place === '' ? 'wc' : /(?:^|\/)wc$/.test(place) ? place : `${place}/wc`
  return toLink(`${scheme}://${path}${start}${query}`)
}

function isTelegramLink(link: string): boolean {
  return /^https:\/\/(?:t|telegram)\.me(?:[/?]|$)/i.test(link)
}

function trimSlashes(text: string): string {
  let end = text.length
  // A regular expression would take quadratic time for a wallet's link of many slashes.
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

function toLink(text: string): string | undefined {
  return URL.canParse(text) ? text : undefined
}

function splitAt(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function toBase64Url(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
