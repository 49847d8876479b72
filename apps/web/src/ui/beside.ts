type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
type Size = { readonly width: number; readonly height: number }
type Sized = { readonly offsetWidth: number; readonly offsetHeight: number }

/** Pixels to the button, and to the edge of the screen. */
const GAP = 6
const EDGE = 8

/**
 * Where a list opens beside its button: below it, or above where there is more room, aligned with its beginning or end,
 * and never over the edge of the screen.
 */
export function beside(at: Box, list: Sized, screen: Size, align: 'start' | 'end') {
  const below = screen.height - at.bottom - GAP - EDGE
  const above = at.top - GAP - EDGE
  const up = list.offsetHeight > below && above > below
  const wanted = align === 'start' ? at.left : at.right - list.offsetWidth
  const left = Math.max(EDGE, Math.min(wanted, screen.width - list.offsetWidth - EDGE))
  return {
    left: `${Math.round(left)}px`,
    top: up ? 'auto' : `${Math.round(at.bottom + GAP)}px`,
    bottom: up ? `${Math.round(screen.height - at.top + GAP)}px` : 'auto',
    maxHeight: `${Math.round(Math.min(up ? above : below, screen.height * 0.7))}px`,
  }
}
