import { createPhone } from '../phone/createPhone.ts'

// A page with a phone in it, which a test makes when it wants to.
const rpcUrl = `${location.origin}/rpc`
Object.assign(window, {
  openPhone: (relayUrl: string) =>
    createPhone({ relayUrl, projectId: 'dev', storage: localStorage, chains: [{ chainId: 31337, rpcUrl }] }),
})
