import { createPhone } from '../phone/createPhone.ts'

// A page that lets a test create a phone in it.
const rpcUrl = `${location.origin}/rpc`
Object.assign(window, {
  openPhone: (relayUrl: string) =>
    createPhone({ relayUrl, projectId: 'dev', storage: localStorage, chains: [{ chainId: 31337, rpcUrl }] }),
})
