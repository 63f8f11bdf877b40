import { Card } from "../../../ui/card.tsx";
import type { PartProps } from "../editor-props.ts";
import { TypeChoice } from "../fields/type-choice.tsx";

/** The question type. Fields of another type are kept until the page is left. */
export function TypePart({ draft, onChange }: PartProps) {
	return (
		<Card title="Type" data-field="question_type">
			<TypeChoice chosen={draft.question_type} onChoose={(question_type) => onChange({ question_type })} />
		</Card>
	);
}
