import { check, pipe, string, transform } from 'valibot'
import { hasScheme, row, splitList, wholeNumber } from './settingSchemas.ts'

/** Settings of token lists and pictures. */
export const assetRows = {
  tokenLists: row({
    variable: 'LATCHKEY_TOKEN_LISTS',
    group: 'Upstream',
    description:
      'Lists of tokens in the form of tokenlists.org, as URLs separated by commas, preferred first; fetched daily. They are added to the tokens that ship with the cloud. A token on no list is shown as unlisted.',
    initialWords: 'none',
    expected:
      'at most 20 URLs without user and password such as https://tokens.example.com/list.json, separated by commas',
    // A URL may contain a key.
    isSecret: true,
    schema: pipe(
      string(),
      transform(splitList),
      check((urls) => urls.length > 0 && urls.length <= 20 && urls.every(isPlainUrl)),
    ),
  }),
  ipfsGateway: row({
    variable: 'LATCHKEY_IPFS_GATEWAY',
    group: 'Upstream',
    description: 'URL below which the cloud reads pictures on IPFS. Without it, they are not shown.',
    initialWords: 'none',
    isSecret: true,
    expected: 'a URL without user and password such as https://ipfs.example.com/ipfs',
    schema: pipe(string(), check(isPlainUrl)),
  }),
  imagesPerAddress: row({
    variable: 'LATCHKEY_RATE_IMAGES',
    group: 'Limits',
    description: 'Pictures of tokens, names and NFTs that one client address may read through the cloud.',
    unit: 'per minute',
    initial: '600',
    ...wholeNumber(1, 10_000_000),
  }),
}

/** Whether a request to the URL needs no user and password, which are not sent. */
function isPlainUrl(text: string): boolean {
  if (!hasScheme(text, ['http:', 'https:'])) return false
  const { password, username } = new URL(text)
  return username === '' && password === ''
}
