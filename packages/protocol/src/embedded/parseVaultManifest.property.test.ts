import { array, assert, integer, property, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { mutatedBytes } from '../../../../fuzz.shared.ts'
import { parseVaultManifest, type VaultManifest } from './parseVaultManifest.ts'

const hash = new Uint8Array(32).fill(7)
const manifest: VaultManifest = {
  vaultId: 'v_1',
  revision: 12,
  addresses: { eip155: `0x${'aB'.repeat(20)}`, solana: '4'.repeat(44) },
  devices: [{ id: 'd_1', shareId: 's_1', boxHash: hash }],
  methods: [
    { id: 'm_1', kind: 'passkey', shareId: 's_2', boxHash: hash },
    { id: 'm_2', kind: 'code', shareId: 's_3', boxHash: hash },
  ],
}

function encode(fields: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = fields.flatMap((field) => {
    const bytes = typeof field === 'string' ? new TextEncoder().encode(field) : field
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length)
    return [...length, ...bytes]
  })
  return Uint8Array.from(parts)
}

const movedTo = {
  vaultId: 'v_2',
  managementKey: new Uint8Array(32).fill(8),
  addresses: { eip155: `0x${'cD'.repeat(20)}`, solana: '5'.repeat(44) },
}

const toFields = ({
  addresses,
  devices,
  isDeleting,
  methods,
  movedTo,
  revision,
  vaultId,
}: VaultManifest): (string | Uint8Array)[] => [
  'latchkey/manifest/1',
  vaultId,
  String(revision),
  addresses.eip155,
  addresses.solana,
  String(devices.length),
  ...devices.flatMap(({ boxHash, id, shareId }) => [id, shareId, boxHash]),
  String(methods.length),
  ...methods.flatMap(({ boxHash, id, kind, shareId }) => [id, kind, shareId, boxHash]),
  ...(isDeleting === true ? ['delete'] : []),
  ...(movedTo
    ? ['move', movedTo.vaultId, movedTo.managementKey, movedTo.addresses.eip155, movedTo.addresses.solana]
    : []),
]

it('reads a manifest', () => {
  expect(parseVaultManifest(encode(toFields(manifest)))).toStrictEqual(manifest)
  const deleting: VaultManifest = { ...manifest, isDeleting: true }
  expect(parseVaultManifest(encode(toFields(deleting)))).toStrictEqual(deleting)
  const moved: VaultManifest = { ...manifest, movedTo }
  expect(parseVaultManifest(encode(toFields(moved)))).toStrictEqual(moved)
})

it('refuses a move that is not whole, that is beside a deletion, or that leads to the same wallet', () => {
  const fields = toFields({ ...manifest, movedTo })
  const end = fields.length
  const change = (index: number, value: string | Uint8Array) => encode(fields.with(end + index, value))
  for (const bytes of [
    change(-5, 'moved'),
    change(-4, 'v_1'),
    change(-4, 'v 2'),
    change(-3, hash.slice(1)),
    change(-2, '0xab'),
    change(-1, '0'),
    encode(fields.slice(0, -1)),
    encode([...fields, 'delete']),
    encode([...fields, '']),
    encode([...fields.slice(0, -5), 'delete', ...fields.slice(-5)]),
  ])
    expect(parseVaultManifest(bytes)).toBeUndefined()
})

it('refuses a second spelling of the same manifest, and what no manifest says', () => {
  const fields = toFields(manifest)
  const change = (index: number, value: string | Uint8Array) => encode(fields.with(index, value))
  for (const bytes of [
    change(2, '012'),
    change(2, '12.0'),
    change(2, '1.2e1'),
    change(2, ' 12'),
    change(2, '0'),
    change(2, ''),
    change(2, '9007199254740993'),
    change(5, '2'),
    change(5, '01'),
    change(5, '101'),
    change(0, 'latchkey/manifest/2'),
    change(3, `0x${'ab'.repeat(19)}`),
    change(6, 'm_1'),
    change(8, hash.slice(1)),
    change(11, 'file'),
    encode([...fields, '']),
    encode([...fields, 'deleted']),
    encode([...fields, 'delete', 'delete']),
    encode([...fields, 'delete', '']),
    encode([...fields.slice(0, -1), 'delete']),
    encode(fields.slice(0, -1)),
    encode(fields).slice(0, -1),
    new Uint8Array(),
  ])
    expect(parseVaultManifest(bytes)).toBeUndefined()
})

it('refuses anything else, or reads what has exactly these bytes', () => {
  assert(
    property(
      mutatedBytes(
        integer({ min: 1, max: 18 }).map((revision) =>
          encode(
            toFields({
              ...manifest,
              revision,
              ...(revision > 12 ? { movedTo } : revision > 6 && { isDeleting: true }),
            }),
          ),
        ),
      ),
      (bytes) => {
        const read = parseVaultManifest(bytes)
        if (read !== undefined) expect(encode(toFields(read))).toEqual(Uint8Array.from(bytes))
      },
    ),
    { numRuns: 1_000 },
  )
})

it('refuses random bytes', () => {
  assert(property(uint8Array({ maxLength: 500 }), (bytes) => parseVaultManifest(bytes) === undefined))
  assert(
    property(array(uint8Array({ maxLength: 40 }), { maxLength: 20 }), (fields) => {
      expect(parseVaultManifest(encode(fields))).toBeUndefined()
    }),
  )
})

it('takes time in proportion to the size', () => {
  const measure = (length: number): number => {
    const bytes = new Uint8Array(length)
    const begun = performance.now()
    for (let times = 0; times < 20; times += 1) parseVaultManifest(bytes)
    return performance.now() - begun
  }
  measure(65_536)
  expect(measure(131_072)).toBeLessThan(measure(16_384) * 40 + 50)
})
