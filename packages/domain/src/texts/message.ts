/** A piece of a parsed message: text, a {placeholder}, or a <1>tag</1> with its content. */
export type Piece =
	| { kind: "words"; words: string }
	| { kind: "value"; name: string }
	| { kind: "tag"; name: string; pieces: Piece[] };

const sign = /\{([^{}]+)\}|<(\d+)\/>|<(\d+)>|<\/(\d+)>/g;

/** Throws if tags are not closed in the reverse order of opening. */
export function parseMessage(message: string): Piece[] {
	const top: Piece[] = [];
	const open: { name: string; pieces: Piece[] }[] = [{ name: "", pieces: top }];
	const innermost = () => open.at(-1) as { name: string; pieces: Piece[] };
	const addWords = (words: string) => {
		if (words !== "") innermost().pieces.push({ kind: "words", words });
	};
	let at = 0;
	for (const found of message.matchAll(sign)) {
		addWords(message.slice(at, found.index));
		at = found.index + found[0].length;
		const [, value, empty, opened, closed] = found;
		if (value !== undefined) innermost().pieces.push({ kind: "value", name: value });
		else if (empty !== undefined) innermost().pieces.push({ kind: "tag", name: empty, pieces: [] });
		else if (opened !== undefined) open.push({ name: opened, pieces: [] });
		else {
			const ended = open.pop();
			if (ended === undefined || open.length === 0 || ended.name !== closed)
				throw new Error(`The tags of "${message}" do not match.`);
			innermost().pieces.push({ kind: "tag", ...ended });
		}
	}
	addWords(message.slice(at));
	if (open.length > 1) throw new Error(`A tag of "${message}" stays open.`);
	return top;
}

/** What a translation must contain too, sorted: "{count}", "<1>". Plural forms share theirs. */
export function signsOf(message: string): string[] {
	const signs = new Set<string>();
	for (const [found, value, empty, opened] of message.matchAll(sign)) {
		if (value !== undefined) signs.add(found);
		else if (empty !== undefined || opened !== undefined) signs.add(`<${empty ?? opened}>`);
	}
	return [...signs].toSorted();
}

/** The plural forms of a counted thing: "{n} day|{n} days". */
export function pluralMessage(word: string): string {
	return `{n} ${word}|{n} ${word}s`;
}

export function isPlural(message: string): boolean {
	return /^\{n\} [^|]+\|\{n\} /.test(message);
}
