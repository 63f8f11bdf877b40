/** What to call each child: the first name, or the whole one if two share the first. */
export function callNames(children: readonly { id: string; name: string }[]): Map<string, string> {
	const firsts = children.map(({ name }) => firstName(name));
	return new Map(
		children.map(({ id, name }, at) => {
			const first = firsts[at] ?? name;
			return [id, firsts.filter((other) => other === first).length > 1 ? name : first];
		}),
	);
}

/** The name in a file name: never the surname. */
export function firstName(name: string): string {
	return name.trim().split(/\s+/u)[0] ?? name;
}
