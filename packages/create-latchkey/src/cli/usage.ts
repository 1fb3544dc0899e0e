/** What `--help` prints. */
export const usage = `Usage: npm create latchkey [folder] -- [options]

Creates an app with Latchkey in a new folder, or adds Latchkey to an app. Asks for each choice that no flag makes.

  --template <name>          vite, next, react-router, tanstack-start or vanilla
  --chains <list>            evm, solana, bitcoin, separated by commas
  --sign-in, --no-sign-in    sign-in with the wallet
  --cloud <where>            none, local (started with the app), or the address of your cloud
  --into <folder>            adds Latchkey to the app in this folder
  --package-manager <name>   npm, pnpm, yarn or bun; by default the one that runs this program
  --no-install               writes the files only
  -y, --yes                  asks nothing; defaults: vite, evm, no sign-in, no cloud
  -h, --help                 prints this text
  -v, --version              prints the version

Example: npm create latchkey my-app -- --template next --chains evm,solana --sign-in

With pnpm, yarn and bun, leave out the two hyphens: pnpm create latchkey my-app --template next
The program itself is create-latchkey.
`
