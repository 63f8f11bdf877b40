const names = new Map<string, string>();

/** Sent so often to one database, a statement stays prepared: planning a page's statement takes longer than running it. */
const often = 50;
/** A connection holds the plans of so many of them at most. */
const mostOften = 100;
/** Texts that are counted; lists of different lengths make many. */
const mostCounted = 2_000;

const beginning = "often-";

/** From now on, connections keep the statement with this text prepared, under this name. */
export function keepPrepared(text: string, name: string): void {
	names.set(text, name);
}

/**
 * For the connections to one database: the name under which they keep a text prepared; undefined if it is parsed and
 * planned each time. Call it once for each time that the text is sent.
 */
export function namePrepared(): (text: string) => string | undefined {
	const oftenSent = new Map<string, string>();
	const counts = new Map<string, number>();
	return (text) => {
		const name = names.get(text) ?? oftenSent.get(text);
		if (name !== undefined || oftenSent.size >= mostOften || !mayStayPrepared(text)) return name;
		const count = (counts.get(text) ?? 0) + 1;
		if (counts.size >= mostCounted) counts.clear();
		counts.set(text, count);
		if (count < often) return undefined;
		counts.delete(text);
		const given = `${beginning}${oftenSent.size + 1}`;
		oftenSent.set(text, given);
		return given;
	};
}

/** Whether the name only says that a statement was sent often. */
export function isOftenSent(name: string): boolean {
	return name.startsWith(beginning);
}

/**
 * Without parameters there is nothing to bind, and a migration that adds a column changes what `*` returns, which
 * PostgreSQL refuses for a statement that is prepared.
 */
function mayStayPrepared(text: string): boolean {
	return text.includes("$1") && !/(?:select|returning|\.)\s*\*/i.test(text);
}
