import { firstName } from "@learnin/domain/family/first-name";

interface Named {
	id: string;
	name: string;
}

/** The name of each child: the first name, or the full one if two share the first. */
export function callNames(children: readonly Named[]): Map<string, string> {
	const firsts = children.map(({ name }) => firstName(name));
	return new Map(
		children.map(({ id, name }, at) => {
			const first = firsts[at] ?? name;
			return [id, firsts.filter((other) => other === first).length > 1 ? name : first];
		}),
	);
}
