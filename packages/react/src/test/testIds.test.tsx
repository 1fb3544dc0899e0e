import { expect, it } from 'vitest'

const sources = import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx', '!../test/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const documents = import.meta.glob('../../../../docs/test-ids.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Prefixes only: each tab or field appends ids of its own, which the table lists. */
const tabs = [
  'lk-connect-email',
  'lk-email-login',
  'lk-update-email',
  'lk-account-tab',
  'lk-install',
  'lk-pairing-tab',
  'lk-profile-wallets-tab',
  'lk-tokens-network',
  'lk-send-percentage',
  'lk-send-reading',
  'lk-swap-percentage',
  'lk-swap-reading',
]

/** `lk-connect-wallet-${id}` and `lk-connect-wallet-<connector>` are the same. */
function toPattern(id: string): string {
  return id.replace(/\$\{[^}]*\}|<[^>]*>/, '…')
}

it('lists exactly the test ids of the sources in docs/test-ids.md', () => {
  const listed = [
    ...Object.values(documents)
      .join('')
      .matchAll(/^\| `(lk-[^`]+)` \|/gm),
  ].map(([, id = '']) => toPattern(id))
  const used = Object.values(sources)
    .flatMap((source) => [...source.matchAll(/(?:[a-z]*[tT]estId|data-testid)(?:=\{?| = )["'`](lk-[^"'`]+)/g)])
    .map(([, id = '']) => (tabs.includes(id) ? `${id}-…` : toPattern(id)))
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual([...new Set(used)].toSorted())
})
