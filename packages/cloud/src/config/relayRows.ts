import { defaultRelayLimits, defaultRelayTimes } from './RelaySettings.ts'
import { row, seconds, wholeNumber } from './settingSchemas.ts'

/** Per second. */
const relayRateDefaults = { connects: 50, frames: 100, publishes: 50 } as const

/** The settings of the relay. */
export const relayRows = {
  relaySockets: row({
    variable: 'LATCHKEY_RELAY_SOCKETS',
    group: 'Relay',
    description: 'Open sockets of one node.',
    initial: String(defaultRelayLimits.sockets),
    ...wholeNumber(1, 1_000_000),
  }),
  relaySocketsPerAddress: row({
    variable: 'LATCHKEY_RELAY_SOCKETS_PER_ADDRESS',
    group: 'Relay',
    description: 'Active sockets of one client address on one node.',
    initial: String(defaultRelayLimits.socketsPerAddress),
    ...wholeNumber(1, 1_000_000),
  }),
  relaySocketsPerClient: row({
    variable: 'LATCHKEY_RELAY_SOCKETS_PER_CLIENT',
    group: 'Relay',
    description:
      'Active sockets of one client id on one node; older ones stay open but receive nothing until they send a request.',
    initial: String(defaultRelayLimits.socketsPerClient),
    ...wholeNumber(1, 10_000),
  }),
  relayTopics: row({
    variable: 'LATCHKEY_RELAY_TOPICS',
    group: 'Relay',
    description: 'Topics that one client may subscribe to.',
    initial: String(defaultRelayLimits.topicsPerClient),
    ...wholeNumber(1, 1_000_000),
  }),
  relayTtl: row({
    variable: 'LATCHKEY_RELAY_TTL',
    group: 'Relay',
    description: 'How long a message is kept at most, even if its publisher asks for longer.',
    unit: 'seconds',
    initial: String(defaultRelayLimits.longestTtl),
    ...wholeNumber(300, 2_592_000),
  }),
  relayStoredBytes: row({
    variable: 'LATCHKEY_RELAY_BYTES',
    group: 'Relay',
    description: 'Bytes that one node stores for all clients per minute.',
    unit: 'bytes',
    initial: String(defaultRelayLimits.storedBytes),
    ...wholeNumber(1_000_000, 1_000_000_000_000),
  }),
  relayStoredBytesPerProject: row({
    variable: 'LATCHKEY_RELAY_BYTES_PER_PROJECT',
    group: 'Relay',
    description: 'Bytes that one node stores for all clients of a project per minute.',
    unit: 'bytes',
    initial: String(defaultRelayLimits.storedBytesPerProject),
    ...wholeNumber(1_000_000, 1_000_000_000_000),
  }),
  relayStoredBytesPerAddress: row({
    variable: 'LATCHKEY_RELAY_BYTES_PER_ADDRESS',
    group: 'Relay',
    description: 'Bytes that one node stores for one client address per minute.',
    unit: 'bytes',
    initial: String(defaultRelayLimits.storedBytesPerAddress),
    ...wholeNumber(1_000_000, 1_000_000_000_000),
  }),
  relayMessageBytes: row({
    variable: 'LATCHKEY_RELAY_MESSAGE_LIMIT',
    group: 'Relay',
    description: 'Maximum size of a published message.',
    unit: 'bytes',
    initial: String(defaultRelayLimits.messageBytes),
    ...wholeNumber(1_024, 1_000_000),
  }),
  relayConnects: row({
    variable: 'LATCHKEY_RELAY_CONNECTS',
    group: 'Relay',
    description: 'New sockets of one client address; a hundred times as many within 100 seconds.',
    unit: 'per second',
    initial: String(relayRateDefaults.connects),
    ...wholeNumber(1, 100_000),
  }),
  relayFrames: row({
    variable: 'LATCHKEY_RELAY_FRAMES',
    group: 'Relay',
    description: 'Frames of one client; a hundred times as many within 100 seconds.',
    unit: 'per second',
    initial: String(relayRateDefaults.frames),
    ...wholeNumber(1, 100_000),
  }),
  relayPublishes: row({
    variable: 'LATCHKEY_RELAY_PUBLISHES',
    group: 'Relay',
    description: 'Messages published by one client; twenty times as many within 20 seconds.',
    unit: 'per second',
    initial: String(relayRateDefaults.publishes),
    ...wholeNumber(1, 100_000),
  }),
  relayPing: row({
    variable: 'LATCHKEY_RELAY_PING',
    group: 'Relay',
    description: 'Interval between pings of a socket; Node clients disconnect after 35 seconds of silence.',
    initial: String(defaultRelayTimes.ping / 1_000),
    ...seconds(1, 30),
  }),
}
