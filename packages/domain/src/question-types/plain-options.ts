import { type NameOf, sortedFields } from "../exchange/plain-fields.ts";
import type { QuestionOption } from "../question/question.ts";

/** Options to compare, named by their position. */
export function plainOptions(options: readonly QuestionOption[], nameOf: NameOf): Record<string, unknown>[] {
	return options.map((option) => sortedFields({ ...option, id: nameOf("option", option.id) }));
}
