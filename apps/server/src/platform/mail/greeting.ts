/**
 * The first line of a mail about an account. Anybody can sign up with an address that is not theirs and with any words
 * as a name: what could be read as a link or an address is not repeated, so that nobody sends advertising through us.
 */
export function greeting(name: string): string {
	const plain = plainName(name);
	return plain === "" ? "Hello," : `Hello ${plain},`;
}

/** The name, or nothing where it holds more than a name does. */
export function plainName(name: string): string {
	return /[/@:\\]|\S\.\S|\bwww\b/iu.test(name) ? "" : name;
}
