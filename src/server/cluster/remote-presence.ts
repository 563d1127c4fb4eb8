/** The matches to which people are connected on other nodes, as those nodes report. */
export class RemotePresence {
  private readonly nodes = new Map<string, Set<string>>(); // matches by node

  set(node: string, match: string, people: readonly string[]): void {
    const matches = this.nodes.get(node) ?? new Set();
    this.nodes.set(node, matches);
    if (people.length > 0) matches.add(match);
    else matches.delete(match);
  }

  /** The node is gone, and its connections with it. */
  drop(node: string): void {
    this.nodes.delete(node);
  }

  /** Messages may have been missed: nodes only repeat where people are, not where they no longer are. */
  clear(): void {
    this.nodes.clear();
  }

  has(match: string): boolean {
    return [...this.nodes.values()].some((matches) => matches.has(match));
  }
}
