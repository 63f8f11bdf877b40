import { fieldText } from "../question-common/index.ts";
import type { FieldNote } from "./use-preview.ts";

/** The fields that were not left yet: what is missing there is no fault so far. */
export function fieldsToDo(
	faults: readonly FieldNote[],
	isTouched: (field: string) => boolean,
	hasOneBox: boolean,
): { field: string; name: string }[] {
	const named = faults
		.filter(({ field }) => !isTouched(field))
		.map(({ field }) => ({ field, name: fieldText(field, hasOneBox) }));
	return named.filter(({ name }, at) => named.findIndex((each) => each.name === name) === at);
}
