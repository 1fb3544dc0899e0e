import { isModalError, selectAccount, selectActiveConnection, selectActiveNetwork } from '@latchkey/core'
import { selectSignIn, signInPlugin } from '@latchkey/core' // [signIn]
import { defineLatchkeyElements } from '@latchkey/element'
import { modal } from './latchkey/modal'

const { account, adapters, network } = modal.controllers
const signIn = modal.plugin(signInPlugin) // [signIn]

const getNamespace = () => network.store.getState().activeNamespace

/** Defines the elements of the page, and shows the account of the connected wallet. */
export function startApp(): void {
  defineLatchkeyElements(modal)
  for (const { store } of [account, network]) store.subscribe(showAccount)
  showAccount()
  get('sign').addEventListener('click', () => void signMessage())
  // [if signIn]
  signIn.store.subscribe(showSignIn)
  network.store.subscribe(showSignIn)
  showSignIn()
  get('sign-in').addEventListener('click', () => void signInOrOut())
  // [end]
}

function showAccount(): void {
  const { address } = selectAccount(account.store.getState(), getNamespace())
  const isConnected = address !== undefined
  get('disconnected').hidden = isConnected
  for (const part of document.querySelectorAll<HTMLElement>('.connected')) part.hidden = !isConnected
  get('account').textContent = address ?? ''
  get('network').textContent = selectActiveNetwork(network.store.getState())?.name ?? 'Not supported by this app'
}

/** Asks the wallet to sign a text, and shows the signature. */
async function signMessage(): Promise<void> {
  const namespace = getNamespace()
  const connection = selectActiveConnection(adapters.store.getState(), namespace)
  const feature = adapters.get(namespace).features.message
  if (connection === undefined || feature === undefined) return
  try {
    const { signature } = await feature.sign({ connectionId: connection.id, message: 'Hello from latchkey-app' })
    show('signature', signature)
    show('failure', '')
  } catch (error) {
    const isDeclined = isModalError(error, 'request.rejected')
    show('failure', isDeclined ? 'You declined. Nothing was signed.' : 'The wallet could not sign. Try again.')
  }
}
// [if signIn]

function isSignedIn(): boolean {
  return selectSignIn(signIn.store.getState(), getNamespace()).status === 'signedIn'
}

function showSignIn(): void {
  get('sign-in').textContent = isSignedIn() ? 'Sign out' : 'Sign in'
  get('sign-in-status').textContent = isSignedIn() ? 'You are signed in.' : 'You are not signed in.'
}

async function signInOrOut(): Promise<void> {
  if (!isSignedIn()) return modal.open({ view: 'SIWXSignMessage' })
  try {
    const machine = await signIn.load()
    await machine.signOut({ namespace: getNamespace() })
  } catch {
    show('failure', 'You are still signed in. Try again.')
  }
}
// [end]

function show(id: string, text: string): void {
  get(id).textContent = text
  get(id).hidden = text === ''
}

function get(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no element with the id "${id}".`)
  return element
}
