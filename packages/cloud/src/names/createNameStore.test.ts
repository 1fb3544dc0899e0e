import { expect, it } from 'vitest'
import { describeStorages } from '../test/describeStorages.ts'
import { createNameStore, type RegisteredName } from './createNameStore.ts'

let owners = 0
const createOwner = () => `0x${(owners += 1).toString(16).padStart(40, '0')}`

const row = (change: Partial<RegisteredName>): RegisteredName => ({
  suffix: 'latchkey.test',
  label: 'mira',
  owner: '0x00',
  addresses: { '60': '0x00' },
  attributes: {},
  messageHash: 'text',
  registeredAt: 1,
  ...change,
})

describeStorages((getStorage) => {
  const open = () => createNameStore(getStorage())

  it('gives a name to one of many owners who ask at the same instant', async () => {
    const store = open()
    const asked = Array.from({ length: 20 }, () => row({ label: 'race', owner: createOwner() }))
    const results = await Promise.all(asked.map((name) => store.add(name)))
    expect(results.toSorted((one, other) => one.localeCompare(other))).toEqual(['added', ...Array(19).fill('taken')])
    expect((await store.find({ label: 'race', suffix: 'latchkey.test' }))?.owner).toBe(
      asked[results.indexOf('added')]?.owner,
    )
  })

  it('gives one owner five names, also at the same instant', async () => {
    const store = open()
    const owner = createOwner()
    const labels = Array.from({ length: 12 }, (_unused, index) => `many-${index}`)
    const results = await Promise.all(labels.map((label) => store.add(row({ label, owner }))))
    expect(results.filter((result) => result === 'added')).toHaveLength(5)
    expect(results.filter((result) => result === 'full')).toHaveLength(7)
    expect(await store.list(owner)).toHaveLength(5)
    // What the owner has stays theirs, and is answered as before.
    expect(await store.add(row({ label: labels[results.indexOf('added')] ?? '', owner }))).toBe('added')
  })

  it('adds the same request once, and no other text under the same name', async () => {
    const store = open()
    const owner = createOwner()
    const name = row({ label: 'twice', owner })
    expect(await Promise.all([store.add(name), store.add(name)])).toEqual(['added', 'added'])
    expect(await store.add({ ...name, messageHash: 'other' })).toBe('taken')
    expect(await store.add({ ...name, owner: createOwner() })).toBe('taken')
    expect(await store.list(owner)).toEqual([name])
  })

  it('keeps the same label under two suffixes apart, and lists the newest name first', async () => {
    const store = open()
    const owner = createOwner()
    await store.add(row({ label: 'both', owner, registeredAt: 1 }))
    await store.add(row({ label: 'both', owner, suffix: 'reown.id', registeredAt: 2 }))
    expect((await store.list(owner)).map(({ suffix }) => suffix)).toEqual(['reown.id', 'latchkey.test'])
    expect(await store.findTaken({ suffix: 'reown.id', labels: ['both', 'free'] })).toEqual(new Set(['both']))
    expect(await store.find({ label: 'both', suffix: 'other.test' })).toBeUndefined()
  })
})
