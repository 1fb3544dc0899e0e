import { definePlugin } from '../plugin/definePlugin.ts'
import { keepInitialState } from './keepInitialState.ts'

/** Keeps the visitor's accounts and network in a cookie of the page, for the server's next answer, while the modal lives. */
export const initialStatePlugin = /*#__PURE__*/ definePlugin({
  id: 'initialState',
  create: ({ controllers, options }) => ({
    destroy: keepInitialState({ ...controllers, scope: options.storagePrefix }),
  }),
})
