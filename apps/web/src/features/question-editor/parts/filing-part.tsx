import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextField } from "../../../ui/fields/field.tsx";
import { DifficultyChoice } from "../fields/difficulty-choice.tsx";
import type { PartProps } from "../editor-props.ts";
import { questionSkillsQuery } from "../../question-common/index.ts";
import { ListError } from "../fields/rich-field.tsx";
import { SkillChoice } from "../fields/skill-choice.tsx";

const mostTags = 12;

/** Skill, difficulty and tags. */
export function FilingPart({ draft, onChange, errorOf }: PartProps) {
	const { data, error, refetch } = useQuery(questionSkillsQuery);
	return (
		<Card title="Where it belongs">
			<div className="qe-stack">
				<div data-field="skill_id">
					{error ? (
						<Button variant="line" onClick={() => void refetch()}>
							Load the skills again
						</Button>
					) : (
						<SkillChoice
							skills={data?.skills ?? []}
							chosen={draft.skill_id}
							onChoose={(skill_id) => onChange({ skill_id })}
						/>
					)}
					<ListError text={errorOf("skill_id")} />
				</div>
				<div className="qe-row">
					<DifficultyChoice chosen={draft.difficulty} onChoose={(difficulty) => onChange({ difficulty })} />
					<TagsField tags={draft.tags} onChange={(tags) => onChange({ tags })} />
				</div>
			</div>
		</Card>
	);
}

function TagsField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
	const [text, setText] = useState(tags.join(", "));
	return (
		<TextField
			label="Tags"
			optional
			hint="Separate them with commas."
			value={text}
			autoComplete="off"
			maxLength={400}
			onChange={({ currentTarget: { value } }) => {
				setText(value);
				onChange(tagsOf(value));
			}}
		/>
	);
}

function tagsOf(text: string): string[] {
	const tags = text.split(",").map((tag) => tag.trim().slice(0, 40));
	return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, mostTags);
}
