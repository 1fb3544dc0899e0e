import type { OpenSecret } from '../../secret/SecretState.ts'
import type { SettingsScreen, SettingsUndo } from '../Screen.ts'
import { base, nothing, type Scene } from './sceneBase.ts'

const day = 86_400_000
const time = Date.UTC(2026, 10, 20, 14)
const settings: SettingsScreen = {
  ...base,
  kind: 'settings',
  secret: undefined,
  copy: 'idle',
  methods: [
    { id: '1', kind: 'passkey', name: 'Chrome on macOS', createdAt: time - 40 * day },
    { id: '2', kind: 'code', name: undefined, createdAt: undefined },
  ],
  devices: [
    { id: '3', name: 'Chrome on macOS', seenAt: time, isSuspended: false, isCurrent: true },
    { id: '4', name: 'Safari on iPhone', seenAt: time - 2 * day, isSuspended: false, isCurrent: false },
    { id: '5', name: undefined, seenAt: undefined, isSuspended: true, isCurrent: false },
  ],
  addPasskey: nothing,
  addCode: nothing,
  deletion: undefined,
  isDeleting: false,
  openDelete: nothing,
  closeDelete: nothing,
  deleteWallet: nothing,
  keepWallet: nothing,
  remove: nothing,
  setSuspended: nothing,
  moving: undefined,
  openMove: nothing,
  closeMove: nothing,
  move: nothing,
  earlier: [],
  openedEarlier: undefined,
  openEarlier: nothing,
  closeEarlier: nothing,
  networks: [],
  undoing: undefined,
  openUndo: nothing,
  undo: nothing,
  closeUndo: nothing,
  openSecret: nothing,
  showSecret: nothing,
  copySecret: nothing,
  closeSecret: nothing,
  makeFile: nothing,
  file: undefined,
  closeFile: nothing,
  makeData: nothing,
  data: undefined,
  closeData: nothing,
}
const left = {
  id: '6',
  eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
}
const held: OpenSecret = { secret: 'words', stage: 'held', secondsLeft: 4, text: undefined }
const words = 'abandon ability able about above absent absorb abstract absurd abuse access accident'
const key = `0x${'8f2a'.repeat(16)}`

const network = { chainId: 'eip155:8453', name: 'Base', isTestnet: false, code: 'own' } as const
const coins = (units: string) => ({ units, decimals: 18, symbol: 'ETH' })
const fee = { most: coins('620000000000000'), estimate: coins('410000000000000') }
const undoStages: readonly SettingsUndo['stage'][] = ['asked', 'poor', 'sent', 'done', 'refused', 'uncertain']

/** The settings of the wallet, in a window. */
export const settingsScenes: readonly Scene[] = [
  { name: 'settings', screen: settings },
  {
    name: 'settings with one method',
    screen: {
      ...settings,
      methods: settings.methods.slice(0, 1),
      devices: [],
      addPasskey: undefined,
      makeFile: undefined,
    },
  },
  {
    name: 'settings smart account',
    screen: {
      ...settings,
      networks: [
        { chainId: 'eip155:1', name: 'Ethereum', isTestnet: false, code: 'none' },
        network,
        { chainId: 'eip155:10', name: 'OP Mainnet', isTestnet: false, code: 'foreign' },
        { chainId: 'eip155:31337', name: 'Local test chain', isTestnet: true, code: undefined },
      ],
    },
  },
  ...undoStages.map((stage): Scene => ({
    name: `settings undo ${stage}`,
    screen: { ...settings, isWorking: stage === 'sent', undoing: { network, fee, stage } },
  })),
  {
    name: 'settings undo failed',
    screen: { ...settings, failure: 'offline', undoing: { network, fee, stage: 'asked' } },
  },
  { name: 'settings delete', screen: { ...settings, isDeleting: true } },
  { name: 'settings delete with an earlier wallet', screen: { ...settings, isDeleting: true, earlier: [left] } },
  { name: 'settings delete failed', screen: { ...settings, isDeleting: true, failure: 'offline' } },
  { name: 'settings move', screen: { ...settings, moving: 'asked' } },
  { name: 'settings move failed', screen: { ...settings, moving: 'asked', failure: 'offline' } },
  { name: 'settings moved', screen: { ...settings, moving: 'moved', earlier: [left] } },
  { name: 'settings with an earlier wallet', screen: { ...settings, earlier: [left] } },
  { name: 'settings earlier wallet', screen: { ...settings, earlier: [left], openedEarlier: left } },
  { name: 'settings with a deletion', screen: { ...settings, deletion: { at: time + 7 * day } } },
  { name: 'settings working', screen: { ...settings, isWorking: true } },
  { name: 'settings failed', screen: { ...settings, failure: 'offline' } },
  { name: 'settings file', screen: { ...settings, file: { name: 'latchkey-recovery-9858ef.json', text: '{}\n' } } },
  { name: 'settings data', screen: { ...settings, data: { name: 'latchkey-data-2026-11-20.json', text: '{}\n' } } },
  { name: 'settings held words', screen: { ...settings, secret: held } },
  { name: 'settings key to show', screen: { ...settings, secret: { ...held, secret: 'eip155', stage: 'ready' } } },
  { name: 'settings words', screen: { ...settings, secret: { ...held, stage: 'shown', text: words } } },
  {
    name: 'settings copied key',
    screen: { ...settings, copy: 'copied', secret: { ...held, secret: 'eip155', stage: 'shown', text: key } },
  },
]
