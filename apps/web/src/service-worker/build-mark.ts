/** How a document says of which build it is. */
export function buildMark(version: string): string {
	return `<meta name="build" content="${version}" />`;
}
