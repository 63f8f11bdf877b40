import type { QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import type { SelectOption } from "../../../ui/fields/field.tsx";

export function lettered({ options }: QuestionDraft): SelectOption[] {
	return options.map(({ id, label }) => ({ value: id, label: `${id.toUpperCase()} ${label}` }));
}

export function named(parts: readonly { id: string; label: string }[]): SelectOption[] {
	return parts.map(({ id, label }) => ({ value: id, label: label || id }));
}
