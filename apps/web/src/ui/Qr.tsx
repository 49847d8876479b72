import { useMemo } from 'react'
import styles from './Qr.module.css'
import { qrCode } from './qr-code.ts'

/** Modules of quiet around it, without which no camera finds it. */
const QUIET = 4

/** An address as a QR code: dark on white whatever the theme, since cameras want it so. `label` says what it is for. */
export function Qr({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrCode(text), [text])
  if (!modules) return null
  const size = modules.length + 2 * QUIET
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  )
}
