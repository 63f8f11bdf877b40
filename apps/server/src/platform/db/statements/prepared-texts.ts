const names = new Map<string, string>();

/** Sent so often by this process, a statement stays prepared: planning a page's statement takes longer than running it. */
const often = 50;
/** A connection holds the plans of so many of them at most. */
const mostOften = 100;
/** Texts that are counted; lists of different lengths make many. */
const mostCounted = 2_000;

const beginning = "often-";
const counts = new Map<string, number>();
let oftenSent = 0;

/** From now on, connections keep the statement with this text prepared, under this name. */
export function keepPrepared(text: string, name: string): void {
	names.set(text, name);
}

/**
 * The name under which connections keep this text prepared; undefined if it is parsed and planned each time. Call it once
 * for each time that the text is sent.
 */
export function preparedName(text: string): string | undefined {
	const name = names.get(text);
	if (name !== undefined || oftenSent >= mostOften || !mayStayPrepared(text)) return name;
	const count = (counts.get(text) ?? 0) + 1;
	if (counts.size >= mostCounted) counts.clear();
	counts.set(text, count);
	if (count < often) return undefined;
	counts.delete(text);
	oftenSent += 1;
	keepPrepared(text, `${beginning}${oftenSent}`);
	return names.get(text);
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
