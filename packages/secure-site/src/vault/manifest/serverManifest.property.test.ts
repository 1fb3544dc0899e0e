import { parseVaultManifest } from '@latchkey/protocol/embedded'
import {
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  stringMatching,
  uint8Array,
  uniqueArray,
} from 'fast-check'
import { expect, it } from 'vitest'
import { mutatedBytes } from '../../../../../fuzz.shared.ts'
import { encodeManifest } from './encodeManifest.ts'
import type { Manifest } from './Manifest.ts'
import { parseManifest } from './parseManifest.ts'

const id = stringMatching(/^[\w-]{1,12}$/)
const boxHash = uint8Array({ minLength: 32, maxLength: 32 }).map((value) => Uint8Array.from(value))
const movedTo = record({
  vaultId: id.map((text) => `n${text}`.slice(0, 12)),
  managementKey: boxHash,
  addresses: record({
    eip155: stringMatching(/^0x[\da-fA-F]{40}$/),
    solana: stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  }),
})
const manifests = record(
  {
    vaultId: id,
    revision: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    addresses: record({
      eip155: stringMatching(/^0x[\da-fA-F]{40}$/),
      solana: stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
    }),
    devices: uniqueArray(record({ id: id.map((text) => `d${text}`), shareId: id, boxHash }), {
      maxLength: 4,
      selector: (device) => device.id,
    }),
    methods: uniqueArray(
      record({
        id: id.map((text) => `m${text}`),
        kind: constantFrom('passkey' as const, 'code' as const),
        shareId: id,
        boxHash,
      }),
      { maxLength: 4, selector: (method) => method.id },
    ),
    ending: oneof(constant({}), constant({ isDeleting: true as const }), record({ movedTo })),
  },
  { requiredKeys: ['vaultId', 'revision', 'addresses', 'devices', 'methods', 'ending'] },
).map(({ ending, ...manifest }): Manifest => ({ ...manifest, vaultId: `v${manifest.vaultId}`.slice(0, 12), ...ending }))

function readHere(bytes: Uint8Array): Manifest | undefined {
  try {
    return parseManifest(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

it('writes what the server reads as the same manifest', () => {
  assert(
    property(manifests, (manifest) => {
      expect(parseVaultManifest(encodeManifest(manifest))).toEqual(manifest)
    }),
  )
})

it('reads and refuses the same bytes as the server', () => {
  assert(
    property(mutatedBytes(manifests.map((manifest) => encodeManifest(manifest))), (bytes) => {
      expect(parseVaultManifest(bytes)).toEqual(readHere(bytes))
    }),
    { numRuns: 1_000 },
  )
})
