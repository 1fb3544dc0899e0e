import { check, pipe, string, transform } from 'valibot'
import { hasScheme, row, splitList } from './settingSchemas.ts'

/** Settings of token lists. */
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
}

/** `fetch` rejects a URL with a user or password. */
function isPlainUrl(text: string): boolean {
  if (!hasScheme(text, ['http:', 'https:'])) return false
  const { password, username } = new URL(text)
  return username === '' && password === ''
}
