import type { QuestionFault } from "@learnin/domain/question/checks/question-fault";

/** The codes of each field's faults, as a response has them. */
export function faultsByField(faults: readonly QuestionFault[]): Record<string, string> {
	const byField: Record<string, string> = {};
	for (const { field, fault } of faults)
		byField[field] = byField[field] === undefined ? fault : `${byField[field]}, ${fault}`;
	return byField;
}
