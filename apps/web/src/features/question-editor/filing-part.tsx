import { useQuery } from "@tanstack/react-query";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import type { PartProps } from "./editor-props.ts";
import { type QuestionSkill, questionSkillsQuery } from "../question-common/index.ts";
import { ListError } from "./rich-field.tsx";

const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];
const mostTags = 12;

/** Skill, difficulty and tags. */
export function FilingPart({ draft, onChange, errorOf }: PartProps) {
	const { data, error, refetch } = useQuery(questionSkillsQuery);
	const difficultyName = useId();
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
					<div className="field" role="group" aria-labelledby={difficultyName}>
						<span id={difficultyName} className="label">
							Difficulty
						</span>
						<div className="seg qe-difficulty">
							{difficulties.map((difficulty) => (
								<button
									key={difficulty}
									type="button"
									aria-pressed={draft.difficulty === difficulty}
									onClick={() => onChange({ difficulty })}
								>
									{difficulty}
								</button>
							))}
						</div>
					</div>
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
			hint="With commas between them."
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

const mostFound = 8;

interface SkillChoiceProps {
	skills: readonly QuestionSkill[];
	chosen: string;
	onChoose: (id: string) => void;
}

/** One skill out of all, found by words of its name. */
function SkillChoice({ skills, chosen, onChoose }: SkillChoiceProps) {
	const [search, setSearch] = useState<string | null>(null);
	const [wasChosen, setWasChosen] = useState(false);
	const skill = skills.find(({ id }) => id === chosen);
	if (skill !== undefined && search === null)
		return (
			<div className="qe-skill">
				<p>
					<span className="label">Skill</span>
					<b>{skill.name}</b>
					<small>{`Grade ${skill.grade} · ${skill.domain_name}`}</small>
				</p>
				{/* The button that was pressed is gone; the focus goes on from here. */}
				<Button
					variant="line"
					ref={(button) => {
						if (wasChosen) button?.focus();
					}}
					onClick={() => setSearch("")}
				>
					Another skill
				</Button>
			</div>
		);
	const found = findSkills(skills, search ?? "");
	return (
		<div className="qe-stack">
			<TextField
				label="Skill"
				type="search"
				placeholder="adding fractions, grade 5, area …"
				autoComplete="off"
				value={search ?? ""}
				onChange={(event) => setSearch(event.currentTarget.value)}
			/>
			<p className="sr" role="status">
				{found.length === 1 ? "1 skill found" : `${found.length} skills found`}
			</p>
			<ul className="qe-found" aria-label="Skills">
				{found.slice(0, mostFound).map((each) => (
					<li key={each.id}>
						<button
							type="button"
							onClick={() => {
								onChoose(each.id);
								setSearch(null);
								setWasChosen(true);
							}}
						>
							{each.name}
							<small>{`Grade ${each.grade} · ${each.domain_name}`}</small>
						</button>
					</li>
				))}
			</ul>
			{found.length > mostFound && (
				<p className="help">{`${found.length - mostFound} more. Type a word to narrow them down.`}</p>
			)}
		</div>
	);
}

function findSkills(skills: readonly QuestionSkill[], search: string): QuestionSkill[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return skills.filter(({ id, name, grade, domain_name }) => {
		const text = `${name} ${domain_name} grade ${grade} ${id}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
}
