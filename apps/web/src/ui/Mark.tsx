import './mark.css'

/** The mark and the name beside it, as index.html draws them. */
export function Mark() {
  return (
    <span className="mark" role="img" aria-label="Berea">
      <svg aria-hidden="true">
        <use href="#mark" />
      </svg>
      <svg aria-hidden="true">
        <use href="#name" />
      </svg>
    </span>
  )
}
