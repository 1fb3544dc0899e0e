import { definePlugin } from '@latchkey/core/internal'

/** Whether the visitor intends to use the modal, so that views may request what they show. */
export const intentPlugin = /*#__PURE__*/ definePlugin({
  id: 'intent',
  initialState: () => ({ isIntended: false }),
  create: ({ store }) => ({ begin: () => store.patch({ isIntended: true }) }),
  events: { intent: (machine) => machine.begin() },
})
