// The modal and the elements, for pages that load them with a script tag.
// oxlint-disable-next-line latchkey/no-barrel -- an entry of the build, as the files of src/entrypoints are
export { createModal, isModalError, selectAccount } from '@latchkey/core'
// oxlint-disable-next-line latchkey/no-barrel -- as above
export { defineLatchkeyElements, mountModal } from '../src/entrypoints/index.ts'
