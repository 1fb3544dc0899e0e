import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPictureSigner } from '../../images/createPictureSigner.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { createSeal } from '../../signIn/createSeal.ts'
import { type ChainPosition, createListCursors } from './createListCursors.ts'

const [keyA, keyB] = ['11'.repeat(32), '22'.repeat(32)]
const list = { account: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', chainId: undefined }

function create(keys: readonly string[] = [keyA]) {
  const clock = { now: 1_700_000_000_000 }
  return { clock, cursors: createListCursors({ keys, now: () => clock.now, concern: 'history' }) }
}

/** What Blockscout returns for the next pages of its three lists. */
function createPosition(chain: number): ChainPosition {
  const hash = (seed: number): string => `0x${createHash('sha256').update(`${chain} ${seed}`).digest('hex')}`
  const cursor = JSON.stringify([
    22_566_361 + chain,
    [
      {
        block_number: String(22_566_361 + chain * 977),
        fee: String(19_206_937_428_000 + chain),
        hash: hash(1),
        index: '103',
        inserted_at: '2025-05-26T10:26:51.474448Z',
        items_count: '50',
        value: String(24_741_049_597_737 * chain),
      },
      { block_number: String(12_345_678 + chain), index: '21', items_count: '50' },
      { block_number: String(22_530_770 + chain), index: '8', items_count: '50', transaction_index: '8' },
    ],
  ])
  const after = { hash: hash(2), minedAt: 1_700_000_000_000 - chain }
  return { chainId: `eip155:${chain}`, provider: 'blockscout', cursor, after }
}

function refuse(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof ApiRefusal) return `${error.code} ${error.reasons?.[0]?.description}`
    throw error
  }
  return 'accepted'
}

it('gives back where a list stopped, on every node with the same key', () => {
  const positions: readonly ChainPosition[] = [
    createPosition(1),
    { chainId: 'eip155:10', provider: undefined, cursor: undefined, after: undefined },
    { chainId: 'eip155:137', provider: 'blockscout', cursor: 'x', after: { hash: '0x01', minedAt: undefined } },
  ]
  const cursor = create().cursors.write(list, positions)
  expect(cursor).toMatch(/^[\w.-]+$/)
  expect(create([keyB, keyA]).cursors.read(list, cursor)).toEqual(positions)
})

it('refuses cursors of others', () => {
  const { clock, cursors } = create()
  const cursor = cursors.write(list, [createPosition(1)])
  const read = (changed: Partial<Parameters<typeof cursors.read>[0]>, text = cursor): string =>
    refuse(() => cursors.read({ ...list, ...changed }, text))
  expect(read({})).toBe('accepted')
  expect(read({ account: list.account.replace('0xd8', '0xd9') })).toMatch(/^cursor_invalid .*another account or chain/)
  expect(read({ chainId: 'eip155:1' })).toMatch(/^cursor_invalid .*another account or chain/)
  const { cursors: others } = create([keyB])
  expect(read({}, others.write(list, [createPosition(1)]))).toMatch(/^cursor_invalid .*did not make it/)
  clock.now += 3_599_999
  expect(read({})).toBe('accepted')
  clock.now += 1
  expect(read({})).toMatch(/^cursor_invalid .*an hour old/)
})

it('refuses every change, and signatures for another purpose', () => {
  const { cursors } = create()
  const cursor = cursors.write(list, [createPosition(1)])
  const [payload = ''] = cursor.split('.')
  const picture = createPictureSigner({ keys: [keyA], gateway: undefined, now: () => 0 }).sign('https://a.example/')
  const forged = [
    ...['', '.', 'abc', payload, `${payload}.`, `.${cursor}`, `A${cursor}`],
    `${payload.slice(0, -2)}AA.${cursor.slice(payload.length + 1)}`,
    `${payload}.${'A'.repeat(43)}`,
    `${payload}.${cursor.slice(payload.length + 1).toUpperCase()}`,
    picture?.slice('/v1/image/'.length) ?? '',
    createSeal({ keys: [keyA], purpose: 'latchkey pictures' }).close(payload) ?? '',
    // Signed by this cloud, but no cursor.
    createSeal({ keys: [keyA], purpose: 'latchkey history cursors' }).close('AAAA') ?? '',
  ]
  for (const text of forged)
    expect(
      refuse(() => cursors.read(list, text)),
      text,
    ).toMatch(/^cursor_invalid/)
})

it('holds fifteen chains in the length that a query may have, and says what to do about more', () => {
  const { cursors } = create()
  const toPositions = (count: number) => Array.from({ length: count }, (_unused, index) => createPosition(index + 1))
  expect(cursors.write(list, toPositions(15)).length).toBeLessThanOrEqual(4_096)
  expect(refuse(() => cursors.write(list, toPositions(60)))).toMatch(/^upstream_failed Too many chains/)
})

it('makes none without a key', () => {
  expect(refuse(() => create([]).cursors.write(list, []))).toMatch(/^not_configured/)
})
