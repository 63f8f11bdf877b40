import { questionTypeNames } from "@learnin/domain/question/question-type-names";
import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import { interactionKindNames } from "@learnin/domain/interactions/interaction-kinds";
import type { QuestionType } from "@learnin/domain/question/question";
import { useState } from "react";
import type { Example } from "./examples.ts";
import { QuestionSample } from "./question-sample.tsx";
import type { SampleState } from "./sample-state.ts";
import { sampleStates } from "./sample-state.ts";
import { Section } from "./section.tsx";

export interface QuestionSamplesProps {
	id: string;
	title: string;
	examples: readonly Example[];
}

/**
 * A question of every type, answer type and interaction, all in the chosen state; each can be worked on from there. Only
 * one of them has the keyboard focus at a time: the last.
 */
export function QuestionSamples({ id, title, examples }: QuestionSamplesProps) {
	const [group, setGroup] = useState<QuestionType | InteractionKind>("SELECT_ONE");
	const [state, setState] = useState<SampleState>("empty");
	return (
		<Section id={id} title={title}>
			<Choice label="Question type" choices={questionTypeNames} chosen={group} onChoose={setGroup} />
			<Choice label="Interaction" choices={interactionKindNames} chosen={group} onChoose={setGroup} />
			<Choice label="State" choices={sampleStates} chosen={state} onChoose={setState} />
			<div className="dev-questions">
				{examples
					.filter(({ question }) => [question.question_type, question.interaction?.kind].includes(group))
					.map((example) => (
						<QuestionSample key={`${example.question.id} ${state}`} example={example} start={state} />
					))}
			</div>
		</Section>
	);
}

interface ChoiceProps<Name extends string> {
	label: string;
	choices: readonly Name[];
	/** It can be one of another choice. */
	chosen: string;
	onChoose: (name: Name) => void;
}

function Choice<Name extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Name>) {
	return (
		<div className="seg dev-choice" role="group" aria-label={label}>
			{choices.map((name) => (
				<button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
					{name.toLowerCase().replaceAll("_", " ")}
				</button>
			))}
		</div>
	);
}
