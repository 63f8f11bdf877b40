/** Where a long formula may go on in the next line: before a relation, a plus or a minus; else before another operator. */
const relationOrSum = /^<mo>(?:[=≤≥≠≈+−]|&lt;|&gt;)<\/mo>$/;
const product = /^<mo>[×÷]<\/mo>$/;
const powerOfTen = /^<msup><mn>10<\/mn>/;

/**
 * Safe HTML whose formulas may break into lines, for narrow options and cards. Browsers break no formula, but between
 * two: each is divided into several, whose first signs keep the space on both sides.
 */
export function breakFormulas(html: string): string {
	return html.replaceAll(/<math><mrow>((?:(?!<math)[\s\S])*?)<\/mrow><\/math>/g, (whole, inside: string) => {
		const parts = topElements(inside);
		const [sums, products] = [relationOrSum, product].map((sign) => piecesOf(parts, sign));
		const pieces = sums !== undefined && sums.length > 1 ? sums : (products ?? []);
		return pieces.length > 1 ? pieces.map((each) => `<math><mrow>${each}</mrow></math>`).join("") : whole;
	});
}

function piecesOf(parts: readonly string[], sign: RegExp): string[] {
	const pieces: string[] = [];
	for (const [at, part] of parts.entries()) {
		const begins =
			sign.test(part) && at > 0 && at < parts.length - 1 && !powerOfTen.test(parts[at + 1] ?? "");
		if (begins) pieces.push(part.replace("<mo>", '<mo form="infix">'));
		else pieces.push(`${pieces.pop() ?? ""}${part}`);
	}
	return pieces;
}

/** The elements that are in no other. */
function topElements(mathml: string): string[] {
	const elements: string[] = [];
	let [from, depth] = [0, 0];
	for (const { 0: tag, index } of mathml.matchAll(/<[^>]*>/g)) {
		depth += tag.startsWith("</") ? -1 : 1;
		if (depth > 0) continue;
		const end = index + tag.length;
		elements.push(mathml.slice(from, end));
		from = end;
	}
	return elements;
}
