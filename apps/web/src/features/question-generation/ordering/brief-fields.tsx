import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, SelectField } from "../../../ui/fields/field.tsx";
import {
	answerChoices,
	answerTypeFrom,
	DifficultyChoice,
	SkillChoice,
	TypeChoice,
} from "../../question-editor/index.ts";
import { questionSkillsQuery } from "../../question-common/index.ts";
import { generatedTypeWords } from "../generation-words.ts";
import { answerTypeOf, generatedTypes, isInWords } from "./asked.ts";
import type { AskedProps } from "./use-asked.ts";

const longestWish = 2000;

/** Skill, type, difficulty and the author's own words. */
export function BriefFields({
	asked,
	onChange,
	skillError,
}: AskedProps & { skillError: string | undefined }) {
	return (
		<>
			<SkillField asked={asked} onChange={onChange} error={skillError} />
			<FormFields asked={asked} onChange={onChange} />
			<WishField asked={asked} onChange={onChange} />
		</>
	);
}

/** Type, answer type and difficulty. */
export function FormFields({ asked, onChange }: AskedProps) {
	return (
		<>
			<div className="field">
				<span className="label" aria-hidden="true">
					Type
				</span>
				<TypeChoice
					types={generatedTypes}
					names={generatedTypeWords}
					chosen={asked.question_type}
					onChoose={(type) => {
						const question_type = generatedTypes.find((each) => each === type);
						if (question_type) onChange({ question_type });
					}}
				/>
			</div>
			<div className="qg-row">
				<SelectField
					label="Answer type"
					options={answerChoices}
					value={answerTypeOf(asked)}
					disabled={isInWords(asked.question_type)}
					onChange={(event) => onChange({ answer_type: answerTypeFrom(event.currentTarget.value) })}
				/>
				<DifficultyChoice chosen={asked.difficulty} onChoose={(difficulty) => onChange({ difficulty })} />
			</div>
		</>
	);
}

export function SkillField({ asked, onChange, error }: AskedProps & { error: string | undefined }) {
	const query = useQuery(questionSkillsQuery);
	if (query.error)
		return (
			<Button variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
				Load the skills again
			</Button>
		);
	return (
		<SkillChoice
			skills={query.data?.skills ?? []}
			chosen={asked.skill_id}
			error={error}
			onChoose={(skill_id) => onChange({ skill_id })}
		/>
	);
}

export function WishField({ asked, onChange }: AskedProps) {
	return (
		<Field
			label="In your own words"
			optional
			hint="What it should be about, or what makes it good. No names of children or other people."
		>
			{(control) => (
				<textarea
					{...control}
					className="input"
					rows={4}
					maxLength={longestWish}
					placeholder="A bakery sells bread in halves and quarters…"
					value={asked.wish}
					onChange={(event) => onChange({ wish: event.currentTarget.value })}
				/>
			)}
		</Field>
	);
}
