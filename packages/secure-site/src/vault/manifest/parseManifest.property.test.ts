import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  stringMatching,
  uint8Array,
  uniqueArray,
} from 'fast-check'
import { expect, it } from 'vitest'
import { mutatedBytes } from '../../../../../fuzz.shared.ts'
import { isEqual } from '../bytes.ts'
import { isVaultError } from '../isVaultError.ts'
import { encodeManifest } from './encodeManifest.ts'
import { parseManifest } from './parseManifest.ts'

const id = stringMatching(/^[\w-]{1,12}$/)
const hash = uint8Array({ minLength: 32, maxLength: 32 }).map((value) => Uint8Array.from(value))
const manifests = record({
  vaultId: id,
  revision: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  addresses: record({
    eip155: stringMatching(/^0x[\da-fA-F]{40}$/),
    solana: stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  }),
  devices: uniqueArray(record({ id: id.map((text) => `d${text}`), shareId: id, boxHash: hash }), {
    maxLength: 4,
    selector: (device) => device.id,
  }),
  methods: uniqueArray(
    record({
      id: id.map((text) => `m${text}`),
      kind: constantFrom('passkey' as const, 'code' as const),
      shareId: id,
      boxHash: hash,
    }),
    { maxLength: 4, selector: (method) => method.id },
  ),
})

it('reads every manifest as it was written', () => {
  assert(
    property(manifests, (manifest) => {
      expect(parseManifest(encodeManifest(manifest))).toEqual(manifest)
    }),
  )
})

it('refuses anything else, or reads what has exactly these bytes', () => {
  assert(
    property(mutatedBytes(manifests.map((manifest) => encodeManifest(manifest))), (bytes) => {
      const copy = Uint8Array.from(bytes)
      try {
        expect(isEqual(encodeManifest(parseManifest(copy)), copy)).toBe(true)
      } catch (error) {
        expect(isVaultError(error, 'vault.malformed')).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

it('refuses random bytes', () => {
  assert(
    property(array(integer({ min: 0, max: 255 }), { maxLength: 300 }), (values) => {
      expect(() => parseManifest(Uint8Array.from(values))).toThrow('vault.malformed')
    }),
  )
})
