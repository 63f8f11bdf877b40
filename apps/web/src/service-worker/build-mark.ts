/** The mark in a document that identifies its build. */
export function buildMark(version: string): string {
	return `<meta name="build" content="${version}" />`;
}
