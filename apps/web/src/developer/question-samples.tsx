import { questionTypeNames } from "@learnin/domain/question/question-type-names";
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

/** A question of every type and answer type, all in the chosen state; each can be worked on from there. */
export function QuestionSamples({ id, title, examples }: QuestionSamplesProps) {
	const [type, setType] = useState<QuestionType>("SELECT_ONE");
	const [state, setState] = useState<SampleState>("empty");
	return (
		<Section id={id} title={title}>
			<Choice label="Question type" choices={questionTypeNames} chosen={type} onChoose={setType} />
			<Choice label="State" choices={sampleStates} chosen={state} onChoose={setState} />
			<div className="dev-questions">
				{examples
					.filter(({ question }) => question.question_type === type)
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
	chosen: Name;
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
