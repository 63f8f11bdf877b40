import type { QuestionFault } from "@learnin/domain/question/question-fault";

/** The codes of the faults of each field, as an answer says them. */
export function faultsByField(faults: readonly QuestionFault[]): Record<string, string> {
	const byField: Record<string, string> = {};
	for (const { field, fault } of faults)
		byField[field] = byField[field] === undefined ? fault : `${byField[field]}, ${fault}`;
	return byField;
}
