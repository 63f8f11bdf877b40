/**
 * The first line of an email about an account. Anyone can sign up with another person's address and any text
 * as a name: what could be read as a link or an address is not repeated, so that no one sends advertising
 * through us.
 */
export function greeting(name: string): string {
	const plain = plainName(name).trim();
	return plain === "" ? "Hello," : `Hello ${firstName(plain)},`;
}

/** The whole name if it begins with a title or an initial. */
function firstName(name: string): string {
	const [first = name] = name.split(/\s+/u);
	return first.endsWith(".") || first.length === 1 ? name : first;
}

/** The name, or nothing if it contains more than a name would. */
export function plainName(name: string): string {
	return /[/@:\\]|\S\.\S|\bwww\b/iu.test(name) ? "" : name;
}
