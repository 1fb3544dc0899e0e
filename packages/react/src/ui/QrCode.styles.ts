import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const qrCodeStyles: StyleDefinition = {
  id: 'qr-code',
  css: css`
    .lk-qr {
      display: block;
      position: relative;
      padding: 19px;
      border: 1px solid var(--lk-line);
      border-radius: calc(var(--lk-radius-card) + 4px);
      background: #fff;
      color: #121313;
      forced-color-adjust: none;
    }
    .lk-qr-box {
      display: block;
      position: relative;
      aspect-ratio: 1;
    }
    .lk-qr-box > svg {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
    }
    .lk-qr-code {
      animation: lk-qr-in var(--lk-time-fade);
    }
    .lk-qr-wait {
      color: #dfe2e2;
      animation: lk-qr-wait 1.6s ease-in-out infinite;
      transition: opacity var(--lk-time-fade);
    }
    .lk-qr-wait[data-over] {
      opacity: 0;
      animation: none;
    }
    .lk-qr-logo {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
    }
    .lk-qr-logo > .lk-picture {
      inline-size: 20%;
      block-size: 20%;
      border-radius: 22%;
      background: none;
    }
    @keyframes lk-qr-in {
      from {
        opacity: 0;
      }
    }
    @keyframes lk-qr-wait {
      50% {
        opacity: 0.5;
      }
    }
  `,
}
