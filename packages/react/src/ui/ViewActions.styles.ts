import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const viewActionsStyles: StyleDefinition = {
  id: 'view-actions',
  layer: 'view',
  css: css`
    .lk-actions {
      --_edge: max(var(--lk-padding), var(--_safe, 0px));
      position: sticky;
      inset-block-end: 0;
      /* Above raised buttons of the view. */
      z-index: 2;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
      /* Over the view's own padding, so that nothing is seen below. */
      margin-block: var(--lk-gap) calc(-1 * var(--_edge));
      padding-block-end: var(--_edge);
      background: var(--lk-bg);
      /* What is scrolled under them fades out. A gradient would keep tools from judging the contrast of the buttons. */
      box-shadow: 0 0 8px 8px var(--lk-bg);
    }
    /* What has the focus is not under them. */
    .lk-view:has(.lk-actions) {
      scroll-padding-block-end: 96px;
    }
    /* On a phone on its side they would leave no room. */
    @media (max-height: 439.98px) {
      .lk-actions {
        position: static;
        box-shadow: none;
      }
    }
  `,
}
