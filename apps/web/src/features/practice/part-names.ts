import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";

/** What to call the parts of an answer that a verdict is about: "box 2", "Angle A". */
export function partNames(question: PracticeQuestion, ids: readonly string[]): string[] {
	switch (question.question_type) {
		case "FILL_MULTIPLE":
			return namesOf(question.blanks, ids, (_, at) => `box ${at + 1}`);
		case "LABELED_INPUT":
			return namesOf(question.labels, ids, ({ label }) => label);
		case "MATCH_THE_FOLLOWING":
			return namesOf(question.left_options, ids, ({ label }, at) => label.spoken || `picture ${at + 1}`);
		default:
			return [];
	}
}

/** None where all parts are meant: that is the whole answer. */
function namesOf<Part extends { id: string }>(
	parts: readonly Part[],
	ids: readonly string[],
	nameOf: (part: Part, at: number) => string,
): string[] {
	const names = parts.flatMap((part, at) => (ids.includes(part.id) ? [nameOf(part, at)] : []));
	return names.length === parts.length ? [] : names;
}
