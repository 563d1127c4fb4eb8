/** Scrolls only the panel that contains the element, until the element is visible. */
export function scrollInPanel(thing: Element | null, to: 'top' | 'nearest'): void {
  const room = thing?.closest('.tab-room');
  if (!thing || !room) return;
  const [box, frame] = [thing.getBoundingClientRect(), room.getBoundingClientRect()];
  const [above, below] = [box.top - frame.top, box.bottom - frame.bottom];
  if (to === 'top' || above < 0) room.scrollTop += above;
  else if (below > 0) room.scrollTop += Math.min(above, below);
}
