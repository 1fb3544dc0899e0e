import type { Section } from '../Page.ts'

/** Where a file of the repository appears. */
export interface GuidePlace {
  readonly path: string
  readonly section: Section
  /** The title in the navigation; the file's heading by default. */
  readonly title?: string
}

/**
 * The files that are pages, in the order of the navigation. Other files of `docs` are pages too, at the end of the guides: a new
 * guide needs no row here.
 */
export const guides: Readonly<Record<string, GuidePlace>> = {
  'README.md': { path: 'start/overview', section: 'Start', title: 'The parts of Latchkey' },
  'docs/integration.md': { path: 'start/by-hand', section: 'Start' },
  'docs/create.md': { path: 'start/create', section: 'Start' },
  'docs/migrate.md': { path: 'start/migrate', section: 'Start' },
  'docs/hooks.md': { path: 'use/hooks', section: 'Use' },
  'docs/phones.md': { path: 'use/phones', section: 'Use' },
  'docs/login.md': { path: 'use/login', section: 'Use' },
  'docs/money.md': { path: 'use/money', section: 'Use' },
  'docs/swaps.md': { path: 'use/swaps', section: 'Use' },
  'docs/names.md': { path: 'use/names', section: 'Use' },
  'docs/smart-accounts.md': { path: 'use/smart-accounts', section: 'Use' },
  'docs/elements.md': { path: 'components/elements', section: 'Components', title: 'Custom elements' },
  'docs/theme.md': { path: 'guides/theme-tokens', section: 'Guides', title: 'Theme tokens' },
  'docs/languages.md': { path: 'guides/languages', section: 'Guides' },
  'docs/connectors.md': { path: 'guides/connectors', section: 'Guides' },
  'docs/wallets.md': { path: 'guides/wallets', section: 'Guides' },
  'docs/page-access.md': { path: 'guides/page-access', section: 'Guides' },
  'docs/testing.md': { path: 'guides/playwright', section: 'Guides', title: 'Test with Playwright' },
  'docs/test-ids.md': { path: 'guides/test-ids', section: 'Guides' },
  'docs/adapters.md': { path: 'guides/adapters', section: 'Guides' },
  'docs/storage.md': { path: 'guides/storage', section: 'Guides' },
  'docs/cloud.md': { path: 'self-host/cloud', section: 'Self-host' },
  'docs/operators.md': { path: 'self-host/operators', section: 'Self-host' },
  'docs/analytics.md': { path: 'self-host/analytics', section: 'Self-host' },
  'docs/relay.md': { path: 'self-host/relay', section: 'Self-host' },
  'docs/providers.md': { path: 'self-host/providers', section: 'Self-host', title: 'Providers of prices and swaps' },
  'docs/embedded.md': { path: 'self-host/embedded', section: 'Self-host', title: 'Embedded wallet' },
  'docs/recovery.md': { path: 'self-host/recovery', section: 'Self-host', title: 'Recovery' },
  'docs/bundler.md': { path: 'self-host/bundler', section: 'Self-host' },
  'docs/sponsorship.md': { path: 'self-host/sponsorship', section: 'Self-host' },
  'docs/api-cloud.md': { path: 'self-host/api', section: 'Self-host', title: 'Cloud API' },
  'docs/coming-from/README.md': { path: 'coming-from', section: 'Coming from', title: 'Before you start' },
  'docs/coming-from/appkit.md': { path: 'coming-from/appkit', section: 'Coming from' },
  'docs/coming-from/rainbowkit.md': { path: 'coming-from/rainbowkit', section: 'Coming from' },
  'docs/coming-from/connectkit.md': { path: 'coming-from/connectkit', section: 'Coming from' },
  'docs/coming-from/web3-onboard.md': { path: 'coming-from/web3-onboard', section: 'Coming from' },
  'docs/coming-from/wagmi.md': { path: 'coming-from/wagmi', section: 'Coming from' },
  'packages/core/README.md': { path: 'packages/core', section: 'Packages' },
  'packages/react/README.md': { path: 'packages/react', section: 'Packages' },
  'packages/element/README.md': { path: 'packages/element', section: 'Packages' },
  'packages/adapter-eip155/README.md': { path: 'packages/adapter-eip155', section: 'Packages' },
  'packages/adapter-solana/README.md': { path: 'packages/adapter-solana', section: 'Packages' },
  'packages/adapter-bitcoin/README.md': { path: 'packages/adapter-bitcoin', section: 'Packages' },
  'packages/siwx/README.md': { path: 'packages/siwx', section: 'Packages' },
  'packages/testing/README.md': { path: 'packages/testing', section: 'Packages' },
  'packages/devnet/README.md': { path: 'packages/devnet', section: 'Packages' },
  'packages/cloud/README.md': { path: 'packages/cloud', section: 'Packages' },
  'packages/protocol/README.md': { path: 'packages/protocol', section: 'Packages' },
  'docs/figures.md': { path: 'about/figures', section: 'About' },
  'docs/comparison.md': { path: 'about/comparison', section: 'About' },
  'docs/security.md': { path: 'about/security', section: 'About' },
  'docs/attacks.md': { path: 'about/attacks', section: 'About', title: 'Attacks we try' },
  'docs/browsers.md': { path: 'about/browsers', section: 'About' },
  'docs/support.md': { path: 'about/support', section: 'About' },
  'docs/logos.md': { path: 'about/logos', section: 'About' },
  'docs/dependencies.md': { path: 'about/dependencies', section: 'About' },
  'CONTRIBUTING.md': { path: 'about/contributing', section: 'About' },
  'SECURITY.md': { path: 'about/reporting', section: 'About', title: 'Report a vulnerability' },
}

/** Files whose sections are pages of their own, which are made elsewhere. */
export const splitGuides = ['docs/options.md', 'docs/errors.md'] as const
