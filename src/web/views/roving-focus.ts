/** Moves the focus between messages with the arrow keys. The Tab key stops once for all messages. */
export function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement
  const stops = [...list.querySelectorAll<HTMLElement>('.menu')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const next = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key]
  const stop = next === undefined ? undefined : stops[next]
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

/** Moves the focus between the buttons of a grid with the arrow keys. The Tab key stops at the first button of a list. */
export function moveInGrid(event: KeyboardEvent): void {
  const stops = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const row = stops[at]!.offsetTop
  const columns = stops.filter(({ offsetTop }) => offsetTop === row).length
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns }[event.key]
  if (next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}
