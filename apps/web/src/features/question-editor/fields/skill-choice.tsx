import { gradeLabel } from "@learnin/domain/family/grades";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/field.tsx";
import type { QuestionSkill } from "../../question-common/index.ts";

const mostFound = 8;

export interface SkillChoiceProps {
	skills: readonly QuestionSkill[];
	chosen: string;
	/** Why the choice is invalid. */
	error?: string | undefined;
	onChoose: (id: string) => void;
}

/** Chooses one of all skills, found by words of its name. */
export function SkillChoice({ skills, chosen, error, onChoose }: SkillChoiceProps) {
	const [search, setSearch] = useState<string | null>(null);
	const [wasChosen, setWasChosen] = useState(false);
	const skill = skills.find(({ id }) => id === chosen);
	if (skill !== undefined && search === null)
		return (
			<div className="qe-skill">
				<p>
					<span className="label">Skill</span>
					<b>{skill.name}</b>
					<small>{`${gradeLabel(skill.grade)} · ${skill.domain_name}`}</small>
				</p>
				{/* The pressed button is gone; the focus moves here. */}
				<Button variant="line" {...(wasChosen && { ref: focusOnce })} onClick={() => setSearch("")}>
					Another skill
				</Button>
			</div>
		);
	const found = findSkills(skills, search ?? "");
	return (
		<div className="qe-stack">
			<TextField
				label="Skill"
				name="skill_id"
				type="search"
				placeholder="fractions, grade 5…"
				autoComplete="off"
				error={error}
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
							<small>{`${gradeLabel(each.grade)} · ${each.domain_name}`}</small>
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

/** A stable function: a new one on every render would steal the focus while typing. */
function focusOnce(button: HTMLButtonElement | null): void {
	button?.focus();
}

function findSkills(skills: readonly QuestionSkill[], search: string): QuestionSkill[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return skills.filter(({ id, name, child_name, grade, domain_name }) => {
		const text = `${name} ${child_name} ${domain_name} grade ${grade} ${id}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
}
