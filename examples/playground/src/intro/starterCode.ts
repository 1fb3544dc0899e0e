/** What an app installs, and the least code that shows a working button. */
export const installCommand = 'npm install @latchkey/core @latchkey/react @latchkey/adapter-eip155 @wagmi/core viem'

export const starterCode = `const modal = createModal({ projectId: 'my-app',
  networks: [mainnet], adapters: [eip155Adapter()] })
<ModalProvider modal={modal}>
  <ConnectButton />
</ModalProvider>`
