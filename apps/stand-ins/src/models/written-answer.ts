/** A request to read a student's written answer against requirements. */
export interface WrittenAnswer {
	question: string;
	sample_answer: string;
	requirements: { id: string; requirement: string }[];
	/** The student's text. */
	answer: string;
}

/**
 * Finds it in the texts of a request: one is a JSON object with `question`, `sample_answer` and
 * `requirements`, a later one has the student's text as a JSON string on its own line. Undefined for any
 * other request.
 */
export function findWrittenAnswer(texts: string[]): WrittenAnswer | undefined {
	const task = texts.map(parse).find(isTask);
	const line = texts
		.flatMap((text) => text.split("\n"))
		.findLast((each) => each.startsWith('"') && typeof parse(each) === "string");
	if (task === undefined || line === undefined) return undefined;
	return { ...task, answer: String(parse(line)) };
}

function isTask(value: unknown): value is Omit<WrittenAnswer, "answer"> {
	if (typeof value !== "object" || value === null) return false;
	const { question, requirements, sample_answer } = value as Record<string, unknown>;
	return typeof question === "string" && Array.isArray(requirements) && typeof sample_answer === "string";
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
