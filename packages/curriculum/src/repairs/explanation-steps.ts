/** Shorter pieces are not a step of their own: "So 12." */
const SHORTEST = 14;

/**
 * The steps of an explanation: its paragraphs, split into sentences. Formulas and quotes stay whole. Markdown with
 * LaTeX.
 */
export function explanationSteps(explanation: string): string[] {
	return explanation
		.split(/\n{2,}/)
		.flatMap((paragraph) => (paragraph.includes("\n") ? [paragraph] : sentencesOf(paragraph)))
		.map((step) => step.trim())
		.filter((step) => step !== "")
		.reduce<string[]>((steps, step) => {
			const last = steps.at(-1);
			if (last === undefined || step.length >= SHORTEST) return [...steps, step];
			return [...steps.slice(0, -1), `${last} ${step}`];
		}, []);
}

function sentencesOf(paragraph: string): string[] {
	const sentences: string[] = [];
	let from = 0;
	let isFormula = false;
	let isQuoted = false;
	for (const { 0: found, index } of paragraph.matchAll(/\\\$|[$“”]|[.!?](?=\s)/g)) {
		if (found === "$") isFormula = !isFormula;
		else if (found === "“" || found === "”") isQuoted = found === "“";
		else if (found !== "\\$" && !isFormula && !isQuoted) {
			sentences.push(paragraph.slice(from, index + 1));
			from = index + 1;
		}
	}
	return [...sentences, paragraph.slice(from)];
}
