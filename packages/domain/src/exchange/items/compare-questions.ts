import { exchangedTypeOf } from "../../question-types/exchanged-types.ts";
import type { KnownMistake, Question } from "../../question/question.ts";
import { asShown, type NameOf, sortedFields } from "../plain-fields.ts";

/**
 * The fields in which two questions differ, ignoring the ids of their parts: every program assigns new ids to
 * options, boxes and mistakes. Comparing an export with its re-import reports what a format cannot represent.
 */
export function differingFields(one: Question, other: Question): string[] {
	const [a, b] = [plainParts(one), plainParts(other)];
	const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...fields].filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field])).sort();
}

/** The question as fields to compare, with parts named by their position. */
function plainParts(question: Question): Record<string, unknown> {
	const names = new Map<string, string>();
	const give = (kind: string, list: readonly { id: string }[]) => {
		for (const [at, { id }] of list.entries()) names.set(`${kind}:${id}`, `${kind}${at + 1}`);
	};
	const type = exchangedTypeOf(question);
	for (const [kind, list] of type.parts(question)) give(kind, list);
	const nameOf = (kind: string, id: string) => names.get(`${kind}:${id}`) ?? id;
	const { known_mistakes, ...rest } = question;
	const fields: Record<string, unknown> = { ...sortedFields(rest) };
	fields["known_mistakes"] = known_mistakes.map((mistake) => plainMistake(question, mistake, nameOf));
	return { ...fields, ...type.plainFields(question, nameOf) };
}

function plainMistake(question: Question, { part, answer, feedback }: KnownMistake, nameOf: NameOf) {
	const { mistake } = exchangedTypeOf(question);
	return {
		part: part === undefined ? null : nameOf(mistake.part, part),
		answer: mistake.answer === null ? answer : nameOf(mistake.answer, answer),
		feedback: asShown(feedback),
	};
}
