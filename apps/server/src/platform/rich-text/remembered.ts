/** Of one function. */
const mostRemembered = 4_000;
const longest = 200;

/**
 * The function with a memory for its latest short texts: the same numbers and fractions come in question after question.
 * It must return the same for the same text.
 */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
	const results = new Map<string, Result>();
	return (text) => {
		const known = results.get(text);
		if (known !== undefined) return known;
		const result = work(text);
		if (results.size >= mostRemembered) results.clear();
		if (text.length <= longest) results.set(text, result);
		return result;
	};
}
