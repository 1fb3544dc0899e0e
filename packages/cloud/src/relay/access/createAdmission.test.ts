import { expect, it } from 'vitest'
import type { OriginRefusals } from '../../projects/createOriginRefusals.ts'
import { createClientKey } from '../../test/relay/createClientKey.ts'
import { createAdmission } from './createAdmission.ts'

const project = {
  key: 'shop',
  name: 'Shop',
  projectId: 'id-of-shop',
  isActive: true,
  allowedOrigins: ['https://shop.example.com'],
  features: {},
  isAnalyticsEnabled: false,
  relay: null,
  requiresSecret: false,
  mails: {},
  secretHashes: [],
}

it('counts the clients that it refuses because of their origin', async () => {
  const counted: Parameters<OriginRefusals['count']>[0][] = []
  const { admit } = createAdmission(
    {
      now: () => Date.now(),
      projects: { isCached: () => true, find: async () => project },
      refusals: { count: (refusal) => void counted.push(refusal) },
    },
    {
      publicUrl: 'wss://relay.example.com',
      acceptedHosts: [],
      isLoopbackAccepted: false,
      unlimitedProjectId: undefined,
    },
  )
  const auth = createClientKey().createToken({ audience: 'wss://relay.example.com' })
  const ask = async (origin: string | undefined) =>
    await admit({
      query: new URLSearchParams({ auth, projectId: project.projectId }),
      authorization: undefined,
      origin,
      host: 'relay.example.com',
      address: { key: '192.0.2.1', networks: [], isLoopback: false },
    })
  expect(await ask('https://shop.example.com')).toMatchObject({ projectId: 'shop' })
  expect(await ask('https://relay.example.com')).toMatchObject({ projectId: 'shop' })
  expect(await ask(undefined)).toMatchObject({ projectId: 'shop' })
  expect(counted).toEqual([])
  expect(await ask('https://other.example.com')).toMatchObject({ reason: 'OriginNotAllowed' })
  expect(counted).toEqual([{ projectKey: 'shop', origin: 'https://other.example.com' }])
})
