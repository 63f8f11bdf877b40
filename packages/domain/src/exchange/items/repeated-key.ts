const QUOTE = 34;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** An object with this many keys uses a set; below that a list is faster. */
const MANY = 12;

/**
 * The first duplicate key of an object in a JSON text, at any depth and in any spelling ("a" and "\u0061" are
 * one key); undefined if there is none. Only for text that `JSON.parse` accepted: of duplicate keys it
 * silently keeps the last, so the value checked and the value used could differ.
 */
export function repeatedKey(json: string): string | undefined {
	const open: Keys[] = [];
	for (let at = 0; at < json.length; at += 1) {
		const code = json.charCodeAt(at);
		if (code === QUOTE) {
			const end = endOfText(json, at);
			// Only a key is followed by a colon.
			if (json.charCodeAt(skipBlanks(json, end + 1)) === COLON) {
				const key = textBetween(json, at, end);
				if (open.at(-1)?.has(key) === true) return key;
			}
			at = end;
		} else if (code === OPEN_OBJECT || code === OPEN_LIST) open.push(new Keys());
		else if (code === CLOSE_OBJECT || code === CLOSE_LIST) open.pop();
	}
	return undefined;
}

/** The keys of one object so far. */
class Keys {
	#few: string[] | undefined;
	#many: Set<string> | undefined;

	/** Whether the key was there before; adds it. */
	has(key: string): boolean {
		if (this.#many !== undefined) {
			const before = this.#many.size;
			return this.#many.add(key).size === before;
		}
		const few = (this.#few ??= []);
		if (few.includes(key)) return true;
		few.push(key);
		if (few.length > MANY) this.#many = new Set(few);
		return false;
	}
}

/**
 * The end of the text that begins at this quote: the next quote with an even number of backslashes before it.
 */
function endOfText(json: string, start: number): number {
	for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
		let slashes = 0;
		while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
		if (slashes % 2 === 0) return end;
	}
	return json.length;
}

function skipBlanks(json: string, from: number): number {
	let at = from;
	while (at < json.length && json.charCodeAt(at) <= 32) at += 1;
	return at;
}

function textBetween(json: string, start: number, end: number): string {
	const raw = json.slice(start + 1, end);
	return raw.includes("\\") ? String(JSON.parse(`"${raw}"`)) : raw;
}
