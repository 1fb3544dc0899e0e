import {
  type Address,
  createTestClient,
  getAddress,
  http,
  namehash,
  parseAbi,
  publicActions,
  walletActions,
} from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Devnet } from '../Devnet.ts'
import { startDevnet } from '../startDevnet.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31337] })
})
afterAll(() => devnet.stop())

const abi = parseAbi([
  'function setAddress(bytes32 node, uint256 coinType, bytes value)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(address account, string name)',
])

const pictureAbi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
])
const editionAbi = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
])

function connect() {
  const [chain] = devnet.description.evm
  if (chain === undefined) throw new TypeError('There is no chain.')
  const { accounts, nameResolverAddress: address, rpcUrl } = chain
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  const wait = async (hash: `0x${string}`) =>
    vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  const write = { address, abi, chain: null, account: accounts[9]?.address ?? '0x' } as const
  return { accounts, client, wait, write, universalResolverAddress: address }
}

describe('the names of a chain', () => {
  it('resolves the names of its accounts and finds them by address, through viem', async () => {
    const { accounts, client, universalResolverAddress } = connect()
    for (const [index, { address }] of accounts.entries()) {
      const name = `account${index}.devnet.eth`
      expect(await getEnsAddress(client, { name, universalResolverAddress })).toBe(address)
      expect(await getEnsName(client, { address, universalResolverAddress })).toBe(name)
    }
    expect(await getEnsAddress(client, { name: 'missing.devnet.eth', universalResolverAddress })).toBeNull()
  })

  it('has an avatar of each form for the first five accounts, who own the tokens', async () => {
    const { accounts, client, universalResolverAddress } = connect()
    const readAvatar = (index: number) =>
      getEnsText(client, { name: `account${index}.devnet.eth`, key: 'avatar', universalResolverAddress })
    const [erc721, data, https, erc1155, ipfs, none] = await Promise.all([0, 1, 2, 3, 4, 5].map(readAvatar))
    expect(data).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
    expect([https, ipfs, none]).toEqual([
      'https://pictures.example/account2.png',
      'ipfs://QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg/account4.png',
      null,
    ])
    const toContract = (record: string | null | undefined) => {
      const [, kind, address = '', id = ''] = /^eip155:31337\/(erc\d+):(0x\w{40})\/(\d+)$/.exec(record ?? '') ?? []
      return { kind, address: getAddress(address), id: BigInt(id) }
    }
    const picture = toContract(erc721)
    const token = { address: picture.address, abi: pictureAbi, args: [picture.id] } as const
    expect([picture.kind, await client.readContract({ ...token, functionName: 'ownerOf' })]).toEqual([
      'erc721',
      accounts[0]?.address,
    ])
    expect(await client.readContract({ ...token, functionName: 'tokenURI' })).toContain('"name":"Picture 0","image"')
    const edition = toContract(erc1155)
    const copies = { address: edition.address, abi: editionAbi } as const
    const args = [accounts[3]?.address ?? '0x', edition.id] as const
    expect([edition.kind, await client.readContract({ ...copies, functionName: 'balanceOf', args })]).toEqual([
      'erc1155',
      1n,
    ])
    const uri = await client.readContract({ ...copies, functionName: 'uri', args: [edition.id] })
    expect(JSON.parse(uri.slice(uri.indexOf(',') + 1))).toEqual({ name: 'Edition', image: data })
  })

  it('takes records from anyone, for other chains and as text', async () => {
    const { accounts, client, wait, write, universalResolverAddress } = connect()
    const name = 'records.devnet.eth'
    const address: Address = accounts[3]?.address ?? '0x'
    const args = [namehash(name), 0x80000089n, address] as const
    await wait(await client.writeContract({ ...write, functionName: 'setAddress', args }))
    const text = [namehash(name), 'avatar', 'https://pictures.example/3.png'] as const
    await wait(await client.writeContract({ ...write, functionName: 'setText', args: text }))
    const polygon = await getEnsAddress(client, { name, coinType: 0x80000089n, universalResolverAddress })
    expect(polygon).toBe(address.toLowerCase())
    expect(await getEnsAddress(client, { name, universalResolverAddress })).toBeNull()
    expect(await getEnsText(client, { name, key: 'avatar', universalResolverAddress })).toBe(text[2])
  })

  it('reveals no name that leads to another address', async () => {
    const { client, wait, write, universalResolverAddress } = connect()
    const impostor = '0x00000000000000000000000000000000DeaDBeef'
    const args = [impostor, 'account0.devnet.eth'] as const
    await wait(await client.writeContract({ ...write, functionName: 'setName', args }))
    expect(await getEnsName(client, { address: impostor, universalResolverAddress })).toBeNull()
    await expect(getEnsName(client, { address: impostor, universalResolverAddress, strict: true })).rejects.toThrow(
      'ReverseAddressMismatch',
    )
  })
})
