import { gradeLabel } from "@learnin/domain/family/grades";
import { useId, useState } from "react";
import { Choice } from "../../ui/fields/choice.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { findSkills, type SkillChoice } from "./find-skills.ts";

const shownAtFirst = 4;

export interface SkillSearchProps {
	skills: readonly SkillChoice[];
	/** The child's grade: its skills come first. */
	grade: number;
	chosen: string;
	onChoose: (skill_id: string) => void;
}

/** Chooses one of all skills, found by words of its name. */
export function SkillSearch({ skills, grade, chosen, onChoose }: SkillSearchProps) {
	const [search, setSearch] = useState("");
	const name = useId();
	const found = findSkills(skills, search, grade);
	const current = skills.find(({ id }) => id === chosen);
	const shown = withChosen(found.slice(0, shownAtFirst), search === "" ? current : undefined);
	const more = found.length - shown.length;
	return (
		<div className="ws-skills">
			<TextField
				label="Which skill"
				type="search"
				placeholder="fractions, telling time, area…"
				value={search}
				autoComplete="off"
				onChange={(event) => setSearch(event.currentTarget.value)}
				onKeyDown={(event) => {
					// Enter in the search does not submit the form.
					if (event.key === "Enter") event.preventDefault();
				}}
			/>
			<p className="sr" role="status">
				{found.length === 1 ? "1 skill found" : `${found.length} skills found`}
			</p>
			<fieldset className="ws-found">
				<legend className="sr">Skills</legend>
				{shown.map((skill) => (
					<Choice
						key={skill.id}
						type="radio"
						name={name}
						checked={skill.id === chosen}
						onChange={() => onChoose(skill.id)}
					>
						<span>
							{skill.name}
							<small>{`${gradeLabel(skill.grade)} · ${skill.parent_name}`}</small>
						</span>
					</Choice>
				))}
			</fieldset>
			{found.length === 0 && <p className="help">No skill matches. Try fewer or different words.</p>}
			{more > 0 && <p className="help">{`${more} more. Type a word to narrow them down.`}</p>}
		</div>
	);
}

function withChosen(shown: SkillChoice[], current: SkillChoice | undefined): SkillChoice[] {
	return current === undefined || shown.includes(current)
		? shown
		: [current, ...shown.slice(0, shownAtFirst - 1)];
}
