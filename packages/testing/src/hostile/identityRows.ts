import type { HostileRow } from './types.ts'

const stage = 'announce'

/** Wallets with an invalid name, icon or id. */
export const identityRows: readonly HostileRow[] = [
  {
    id: 'uuid-missing',
    description: 'Has no uuid.',
    stage,
    act: ({ announce, info: { name, rdns, icon } }) => announce({ info: { name, rdns, icon } }),
  },
  {
    id: 'uuid-wrong',
    description: 'Has a uuid that is none.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, uuid: 'my wallet' } }),
  },
  {
    id: 'uuid-object',
    description: 'Has an object for a uuid.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, uuid: {} } }),
  },
  {
    id: 'rdns-missing',
    description: 'Has no rdns.',
    stage,
    act: ({ announce, info: { uuid, name, icon } }) => announce({ info: { uuid, name, icon } }),
  },
  {
    id: 'rdns-wrong',
    description: 'Has an rdns that is a path with quotes and brackets.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, rdns: '../../"]<b>\'; x' } }),
  },
  {
    id: 'rdns-proto',
    description: 'Has the rdns __proto__, for those who keep wallets in an object.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, rdns: '__proto__' } }),
  },
  {
    id: 'rdns-huge',
    description: 'Has an rdns of a million characters.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, rdns: `hostile.${'x'.repeat(1_000_000)}` } }),
  },
  {
    id: 'rdns-pairing',
    description: 'Has the id of the pairing connector for an rdns, and its name.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, rdns: 'walletConnect', name: 'WalletConnect' } }),
  },
  {
    id: 'rdns-auth',
    description: 'Has the id of an embedded login for an rdns.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, rdns: 'auth' } }),
  },
  {
    id: 'rdns-known',
    description: 'Has the name and rdns of a well-known wallet.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, rdns: 'io.metamask', name: 'MetaMask' } }),
  },
  {
    id: 'rdns-twice',
    description: 'Announces two providers under one rdns.',
    stage,
    act({ announce, provider }) {
      announce({ provider: provider() })
      announce({ provider: provider() })
    },
  },
  {
    id: 'rdns-crowd',
    description: 'Announces a thousand providers under one rdns.',
    stage,
    act({ announce, provider }) {
      for (let index = 0; index < 1_000; index += 1) announce({ provider: provider() })
    },
  },
  {
    id: 'name-missing',
    description: 'Has no name.',
    stage,
    act: ({ announce, info: { uuid, rdns, icon } }) => announce({ info: { uuid, rdns, icon } }),
  },
  {
    id: 'name-empty',
    description: 'Has an empty name.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, name: '' } }),
  },
  {
    id: 'name-invisible',
    description: 'Has a name of nothing but spaces and zero-width signs.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, name: ' \u200B\u2060\uFEFF\u00AD ' } }),
  },
  {
    id: 'name-object',
    description: 'Has a name that throws when it is made a text.',
    stage,
    act: ({ announce, info, refuse }) =>
      announce({
        info: {
          ...info,
          name: {
            toString: refuse,
          },
        },
      }),
  },
  {
    id: 'name-huge',
    description: 'Has a name of a million characters.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, name: 'W'.repeat(1_000_000) } }),
  },
  {
    id: 'name-long-word',
    description: 'Has a name of 300 characters without a space.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, name: 'W'.repeat(300) } }),
  },
  {
    id: 'name-markup',
    description: 'Has a name that is a script where names are taken for markup.',
    stage,
    act: ({ announce, info }) =>
      announce({ info: { ...info, name: '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>' } }),
  },
  {
    id: 'name-bidi',
    description: 'Has a name that turns the text after it round.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, name: 'Wallet \u202E\u2067gnp.exe' } }),
  },
  {
    id: 'name-controls',
    description: 'Has a name with line feeds, a bell and a zero byte.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, name: 'Wal\nlet\u0007\u0000\r\n\tEnd' } }),
  },
  {
    id: 'name-zalgo',
    description: 'Has a name with 2,000 marks on one letter.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, name: `W${'\u0334\u035B'.repeat(1_000)}allet` } }),
  },
  {
    id: 'name-says-connected',
    description: 'Has a name that reads like a word of the modal.',
    stage,
    act: ({ announce, info }) =>
      announce({ info: { ...info, name: 'Connected. Send your phrase to help@example.com' } }),
  },
  {
    id: 'icon-missing',
    description: 'Has no icon.',
    stage,
    act: ({ announce, info: { uuid, name, rdns } }) => announce({ info: { uuid, name, rdns } }),
  },
  {
    id: 'icon-object',
    description: 'Has an object for an icon.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, icon: { src: info.icon } } }),
  },
  {
    id: 'icon-script-address',
    description: 'Has a script address for an icon.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, icon: ['java', 'script:window.pwned=1'].join('') } }),
  },
  {
    id: 'icon-html',
    description: 'Has a data: page for an icon.',
    stage,
    act: ({ announce, info }) =>
      announce({ info: { ...info, icon: 'data:text/html,<script>parent.pwned=1</script>' } }),
  },
  {
    id: 'icon-svg-script',
    description: 'Has an SVG for an icon that runs scripts where it is taken for markup.',
    stage,
    act: ({ announce, info }) =>
      announce({
        info: {
          ...info,
          icon: `data:image/svg+xml,${encodeURIComponent(
            '<svg xmlns="http://www.w3.org/2000/svg" onload="window.pwned=1"><script>window.pwned=1</script></svg>',
          )}`,
        },
      }),
  },
  {
    id: 'icon-svg-enormous',
    description: 'Has an SVG for an icon that says it is a million pixels wide.',
    stage,
    act: ({ announce, info }) =>
      announce({
        info: {
          ...info,
          icon: `data:image/svg+xml,${encodeURIComponent(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"><rect width="100%" height="100%"/></svg>',
          )}`,
        },
      }),
  },
  {
    id: 'icon-10-mb',
    description: 'Has an icon of ten million characters.',
    stage,
    act: ({ announce, info }) =>
      announce({ info: { ...info, icon: `data:image/png;base64,${'A'.repeat(10_000_000)}` } }),
  },
  {
    id: 'icon-broken',
    description: 'Has an icon that is no picture.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, icon: 'data:image/png;base64,!!!!' } }),
  },
  {
    id: 'icon-http',
    description: 'Has an icon on plain http, that tells a stranger who is looking.',
    stage,
    act: ({ announce, info }) => announce({ info: { ...info, icon: 'http://tracker.invalid/icon.png?visitor=1' } }),
  },
  {
    id: 'icon-css',
    description: 'Has an icon that leaves url() where it is put into a style.',
    stage,
    act: ({ announce, info }) =>
      announce({ info: { ...info, icon: 'data:image/png,"); background: url("http://tracker.invalid/' } }),
  },
]
