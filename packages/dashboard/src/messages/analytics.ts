import type { AnalyticsDimension } from '@latchkey/protocol/operator'
import { formatCount, formatNumber } from './format.ts'

/** What a report is broken down by, as a title, in a sentence, and in the singular. */
const dimensions = {
  wallet: { title: 'Wallets', one: 'wallet' },
  network: { title: 'Networks', one: 'network' },
  platform: { title: 'Platforms', one: 'platform' },
  country: { title: 'Countries', one: 'country' },
  error: { title: 'Errors', one: 'error' },
  version: { title: 'SDK versions', one: 'SDK version' },
  origin: { title: 'Origins', one: 'origin' },
} as const satisfies Record<AnalyticsDimension, { readonly title: string; readonly one: string }>

/** The texts of the analytics of a project. */
export const analyticsMessages = {
  title: 'Analytics',
  lead: 'What visits did with the modal. They are visits, not people: a visitor who comes back is a second one.',
  dimensions,
  measures: {
    opened: 'Opened',
    connected: 'Connected',
    rate: 'Connection rate',
    signedIn: 'Signed in',
    time: 'Time to connect',
  },
  measureNotes: {
    opened: 'opened the modal, or connected without it',
    connected: 'connected at least once',
    rate: 'connected, of those that chose a wallet',
    signedIn: 'connected, and signed in',
    time: 'half of the visits that connected were faster',
  },
  notKnown: 'not known yet',
  tiles: 'What the chart shows',
  chart: 'Chart',
  table: 'Table',
  time: 'Time',
  perUnit: { hour: 'by hour', day: 'by day' },
  zone: {
    hour: (zone: string) => `Hours in ${zone}. The last hour is not over yet.`,
    day: 'Days in UTC. Today is not over yet.',
  },
  before: 'The span before',
  others: 'Others',
  unknown: 'Unknown',
  visits: 'Visits',
  started: 'Started',
  rate: 'Connected',
  declined: 'Declined',
  failed: 'Failed',
  abandoned: 'Left',
  opened: 'Opened',
  connected: 'Connected',
  signedIn: 'Signed in',
  change: 'Change',
  code: 'Code',
  wallet: 'Wallet',
  share: 'Of started',
  failsMore: 'Fails more often than the other wallets',
  span: {
    label: (text: string) => `Span: ${text}`,
    last: (days: number) => `Last ${days} days`,
    custom: 'Other days…',
    compare: 'Compare with the span before',
    title: 'Choose the days',
    lead: 'Both days are included. Days begin and end in UTC.',
    from: 'First day',
    to: 'Last day',
    apply: 'Show these days',
    wrong: (days: number) => `The last day must not come before the first, and at most ${days} days can be shown.`,
  },
  filter: {
    button: 'Filter',
    title: 'Count only some visits',
    lead: 'There is one filter at a time. It replaces the one before.',
    dimension: 'Visits with this',
    value: 'Which one',
    apply: 'Apply the filter',
    none: 'No values in this span',
    remove: (text: string) => `Remove the filter ${text}`,
    only: (text: string) => `Count only visits with ${text}`,
    text: (dimension: AnalyticsDimension, value: string) => `${dimensions[dimension].one}: ${value}`,
    noteOfTries: 'A visit that tried two wallets counts in both.',
  },
  breakdown: {
    button: 'Break down',
    by: (dimension: AnalyticsDimension) => `By ${dimensions[dimension].one}`,
    none: 'Not at all',
    impossible: (by: AnalyticsDimension, filter: AnalyticsDimension) =>
      by === filter ? 'The filter leaves one value' : `Not counted together with a ${dimensions[filter].one}`,
  },
  unavailable: (by: AnalyticsDimension, filter: AnalyticsDimension) =>
    by === filter
      ? `The filter leaves one ${dimensions[by].one}. Remove it to see all.`
      : `${dimensions[by].title} are not counted together with ${article(dimensions[filter].one)}. Remove the filter to see them.`,
  noTimes: 'The time to connect is not counted by error. Remove the filter to see it.',
  csv: {
    button: 'Download CSV',
    series: 'The chart over time',
    funnel: 'From opened to signed in',
    durations: 'Time to connect',
    failed: 'The file could not be made.',
  },
  funnel: {
    title: 'From opened to signed in',
    opened: 'the modal, or connected without it',
    started: (share: string) => `${share} of opened`,
    connected: (share: string) => `${share} of started`,
    signedIn: (share: string) => `${share} of connected`,
    notStarted: (count: number) => `${formatNumber(count)} chose no wallet`,
    declined: (count: number) => `${formatNumber(count)} declined`,
    failed: (count: number) => `${formatNumber(count)} failed`,
    abandoned: (count: number) => `${formatNumber(count)} left while a wallet was asked`,
    notSignedIn: (count: number) => `${formatNumber(count)} did not sign in`,
    nothingLost: 'none lost',
  },
  durations: {
    title: 'Time to connect',
    note: 'From the choice of the wallet to the first connection of a visit, at most 9% from the true time.',
    half: (time: string) => `half: ${time}`,
    most: (time: string) => `95%: ${time}`,
    none: 'No visit of this span has connected yet.',
    range: (from: string, to: string) => `${from} to ${to}`,
    above: (from: string) => `Above ${from}`,
    states: (half: string, most: string) =>
      `Time to connect: half of the visits within ${half}, 95 of 100 within ${most}`,
    visits: (count: number) => formatCount(count, 'visit', 'visits'),
  },
  outcomes: {
    title: 'Outcomes',
    states: (connected: string, declined: string, failed: string, abandoned: string) =>
      `Outcomes of the visits that chose a wallet: ${connected} connected, ${declined} declined, ${failed} failed, ${abandoned} left while waiting`,
  },
  chartStates: (measure: string, total: string, span: string, change: string | undefined) =>
    change === undefined
      ? `${measure}, ${span}: ${total}`
      : `${measure}, ${span}: ${total}, ${change} than in the span before`,
  chartStatesGroups: (measure: string, dimension: AnalyticsDimension, first: string, span: string) =>
    `${measure} by ${dimensions[dimension].one}, ${span}: ${first} comes first`,
  sameAsBefore: 'as in the span before',
  all: (count: string) => `All ${count}`,
  showAll: 'All',
  noRows: 'Nothing in this span',
  errors: {
    docs: (code: string) => `What ${code} means, in the documentation`,
    visits: (count: number) => formatCount(count, 'visit', 'visits'),
    none: 'No visit of this span had an error.',
  },
  pager: {
    range: (first: number, last: number, all: number) =>
      `${formatNumber(first)} – ${formatNumber(last)} of ${formatNumber(all)}`,
    previous: 'Previous',
    next: 'Next',
  },
  back: 'Analytics',
  stale: (time: string) => `As of ${time}. It could not be read again.`,
  empty: {
    title: 'No visits yet',
    text: 'The first one shows here within a minute.',
    on: 'Analytics are on for this project',
    off: 'Analytics are off for this project. An editor can turn them on in its settings.',
    settings: 'Open the settings',
    id: (projectId: string) => `Put the project id into the app: ${projectId}`,
    origins: (count: number) =>
      count === 0
        ? 'Open the modal on any page'
        : `Open the modal on a page of ${formatCount(count, 'allowed origin', 'allowed origins')}`,
    noneInSpan: 'No visits in this span',
    noneInSpanText: 'Choose other days, or remove the filter.',
  },
  events: {
    title: 'Events',
    lead: 'Single events of the last days, newest first.',
    link: 'Single events',
    off: 'This project keeps totals alone',
    offText:
      'Single events are stored only if an editor turns them on in the settings of the project. Totals need none of them.',
    none: 'No events yet',
    noneText: 'The first one shows here within a minute.',
    every: 'Every event',
    event: 'Event',
    origin: 'Page',
    details: 'Details',
    actions: 'Actions',
    copy: 'Copy JSON',
    copied: 'Copied',
    newest: 'Newest',
    older: 'Older',
  },
} as const

function article(word: string): string {
  return /^(?:[aeiou]|SDK)/.test(word) ? `an ${word}` : `a ${word}`
}

/** What browsers' platforms are called. */
export const platformNames: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  other: 'Another platform',
}

/** What well-known networks are called. Others are shown by their id. */
export const networkNames: Readonly<Record<string, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:137': 'Polygon',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum One',
  'eip155:43114': 'Avalanche',
  'eip155:59144': 'Linea',
  'eip155:11155111': 'Sepolia',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
}
